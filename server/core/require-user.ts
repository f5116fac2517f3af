import type { Scope } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { Ctx, UserInfo } from './context'

/** The signed-in user of a route with `access: 'user'` or `office`. @throws UNAUTHORIZED */
export function requireUser({ actor }: Ctx): UserInfo {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return actor
}

/** For rows with `access: 'office'` whose right depends on the input, such as docs/rules/editing.md#document-rights. @throws FORBIDDEN */
export function requireScope(ctx: Ctx, scope: Scope) {
  if (!requireUser(ctx).scopes.includes(scope)) throw new AppError('FORBIDDEN')
}
