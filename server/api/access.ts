import type { Access } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { Actor } from '@/server/core/context'

/** The one place that decides whether a caller may use a row. Holding a cart is proven by its secret, in the verb that locks the cart. */
export function requireAccess(access: Access, actor: Actor) {
  if (access === 'any' || access === 'cart') return
  if (actor.kind === 'visitor') throw new AppError(access === 'user' ? 'UNAUTHORIZED' : 'FORBIDDEN')
  if (access === 'user') return
  const scope = access.split(':')[1]
  const mayEnter = actor.isBackoffice && (!scope || actor.scopes.includes(scope))
  if (!mayEnter) throw new AppError('FORBIDDEN')
}
