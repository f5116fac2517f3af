import { daysUntil } from '@/lib/office/privacy-deadline'
import { isoDay } from '@/lib/text/dates'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'

export type PrivacyAction = 'verifyIdentity' | 'sendLink' | 'run' | 'extend' | 'refuse' | 'download'

/** What may happen to a request; the audit log has each as `privacyRequest.<event>`. */
export const privacyEvents = [
  'create',
  'confirm',
  'verifyIdentity',
  'sendLink',
  'run',
  'give',
  'erase',
  'stop',
  'extend',
  'refuse',
  'download',
] as const

/** How long after the answer data may be given again (docs/rules/privacy.md#privacy-states). */
const repeatDays = 30

type Request = Pick<PrivacyRequest, 'kind' | 'state' | 'email' | 'isRunning' | 'extendableUntil' | 'closedAt'>

/** What the staff may do with a request on a day (docs/rules/privacy.md#privacy-states). */
export function allowedActions({ kind, state, email, isRunning, extendableUntil, closedAt }: Request, today: string): PrivacyAction[] {
  if (isRunning || email === '') return []
  const isAccess = kind === 'access'
  switch (state) {
    case 'unconfirmed':
      return ['verifyIdentity', 'sendLink', 'refuse']
    case 'open': {
      const mayExtend = extendableUntil !== null && today <= extendableUntil
      return ['run', ...(mayExtend ? (['extend'] as const) : []), 'refuse', ...(isAccess ? (['download'] as const) : [])]
    }
    case 'extended':
      return isAccess ? ['run', 'refuse', 'download'] : ['run', 'refuse']
    case 'done':
      // A link that has expired unused is mailed again, while the proof of identity is recent.
      return isAccess && closedAt !== null && daysUntil(isoDay(closedAt), today) >= -repeatDays ? ['run', 'download'] : []
    case 'refused':
      return []
  }
  state satisfies never
}
