import { defineModule, get, put } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChangeConsent, OwnConsents } from './own.schema'

/** *Ours*: what somebody who is signed in has agreed to, by their own e-mail. The log is append only: a change is a new line. */
export const ownConsentApi = defineModule('/api/v1/gdpr/web/consent/own', {
  filter: get<typeof Empty, typeof OwnConsents>('filter', { access: 'user' }),
  /** Gives or takes back what is free; taking back counts for earlier texts too. */
  change: put<typeof ChangeConsent, typeof OwnConsents>('change', { access: 'user', limit: 'consents' }),
})
