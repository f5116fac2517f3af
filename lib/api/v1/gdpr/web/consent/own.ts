import { defineModule, get, put } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChangeConsent, OwnConsents } from './own.schema'

/** The consents of the signed-in user. The log is append only. */
export const ownConsentApi = defineModule('/api/v1/gdpr/web/consent/own', {
  /** The consents that the signed-in person has given and withdrawn. */
  filter: get<typeof Empty, typeof OwnConsents>('filter', { access: 'user' }),
  /** Gives or withdraws an optional consent; withdrawing covers earlier versions too. */
  change: put<typeof ChangeConsent, typeof OwnConsents>('change', { access: 'user', limit: 'consents' }),
})
