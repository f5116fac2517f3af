import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { newsletterSchemas } from '@/lib/api/v1/marketing/newsletter.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { confirm } from './confirm'
import { linked } from './linked'
import { linkedLetter } from './linked-letter'
import { oneClick } from './one-click'
import { resubscribe } from './resubscribe'
import { subscribe } from './subscribe'
import { unsubscribe } from './unsubscribe'

export const newsletterHandlers = defineHandlers(newsletterApi, newsletterSchemas, {
  subscribe,
  linked,
  confirm,
  linkedLetter,
  unsubscribe,
  resubscribe,
  oneClick,
})
