import { AppError } from '@/lib/api/errors'
import { mayCall, type Guarded } from '@/lib/office/may-call'
import type { Actor } from '@/server/core/context'

/** Decides whether a caller may use a contract row (docs/rules/platform.md#access-levels). Handlers of carts check the cart's secret. */
export function requireAccess(endpoint: Guarded, actor: Actor) {
  const { access } = endpoint
  if (access === 'any' || access === 'cart') return
  if (actor.kind === 'visitor') throw new AppError(access === 'user' ? 'UNAUTHORIZED' : 'FORBIDDEN')
  if (access === 'user') return
  if (!actor.isBackoffice || !mayCall(actor.scopes, endpoint)) throw new AppError('FORBIDDEN')
}
