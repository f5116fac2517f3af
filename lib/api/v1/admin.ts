import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { FilterOutbox, Mail, MailId, MailPage, Overview } from './admin.schema'

/** *Ours*: what the admin panel shows. Mails hold links that open accounts, so they need a right of their own. */
export const adminApi = defineModule('/api/v1/admin', {
  overview: get<typeof Empty, typeof Overview>('overview', { access: 'office' }),
  /** Newest first. */
  outbox: get<typeof FilterOutbox, typeof MailPage>('outbox', { access: 'office:settings' }),
  mail: get<typeof MailId, typeof Mail>('outbox/{id}', { access: 'office:settings' }),
})
