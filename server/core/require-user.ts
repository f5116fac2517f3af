import type { Scope } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { Ctx, UserInfo } from './context'

/** The signed-in user of a route with `access: 'user'` or `office`. @throws UNAUTHORIZED */
export function requireUser({ actor }: Ctx): UserInfo {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return actor
}

/** How long a proof holds, ms. */
const proofMs = 10 * 60_000

/** For rows with `proof`, and handlers that move money only sometimes (docs/rules/accounts.md#asked-again). @throws PROOF_REQUIRED */
export function requireProof(ctx: Ctx) {
  if (ctx.now().getTime() - requireUser(ctx).provenAt.getTime() > proofMs) throw new AppError('PROOF_REQUIRED')
}

/** For handlers that move money only sometimes (docs/rules/orders.md#money-right). @throws FORBIDDEN, PROOF_REQUIRED */
export function requireMoneyRight(ctx: Ctx) {
  requireScope(ctx, 'orders.money')
  requireProof(ctx)
}

/** For rows with `access: 'office'` whose right depends on the input, such as docs/rules/editing.md#document-rights. @throws FORBIDDEN */
export function requireScope(ctx: Ctx, scope: Scope) {
  if (!requireUser(ctx).scopes.includes(scope)) throw new AppError('FORBIDDEN')
}
