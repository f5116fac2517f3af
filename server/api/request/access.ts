import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { Actor } from '@/server/core/context'

/** Decides whether a caller may use a contract row (docs/rules/platform.md#access-levels). Handlers of carts check the cart's secret. */
export function requireAccess({ access, method, reads }: Pick<Endpoint, 'access' | 'method' | 'reads'>, actor: Actor) {
  if (access === 'any' || access === 'cart') return
  if (actor.kind === 'visitor') throw new AppError(access === 'user' ? 'UNAUTHORIZED' : 'FORBIDDEN')
  if (access === 'user') return
  const scope = access.split(':')[1]
  // docs/rules/administration.md#read-rights
  const isReadable = (method === 'get' || reads) && actor.scopes.includes(`${scope}.read`)
  const mayEnter = actor.isBackoffice && (!scope || actor.scopes.includes(scope) || isReadable)
  if (!mayEnter) throw new AppError('FORBIDDEN')
}
