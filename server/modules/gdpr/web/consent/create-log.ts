import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/core/context'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import { logConsents } from './log-consents'
import { consentSubject } from './consent-subject'

/** How far the clock of an honest caller may be ahead, ms. */
const clockToleranceMs = 5 * 60_000

/**
 * Anybody may state a consent for any address; the log keeps what proves it (docs/rules/privacy.md#consent-subject). The cart may be ordered: a repeated
 * order logs again. @throws CART_NOT_FOUND for a wrong pair
 */
export async function createLog(ctx: Ctx, { cartId, protectCode, ...input }: ParsedOf<typeof consentApi.createLog>) {
  const { statusTimestamp } = input
  if (statusTimestamp !== undefined && Date.parse(statusTimestamp) > ctx.now().getTime() + clockToleranceMs)
    throw new AppError('VALIDATION', { fieldErrors: { statusTimestamp: ['Izjava ne može biti iz budućnosti.'] } })
  const hasCart = cartId !== undefined && protectCode !== undefined
  const cart = hasCart ? await loadCart(ctx, ctx.db, { cartId, protectCode }) : null
  await logConsents(ctx, ctx.db, { ...input, user: consentSubject(ctx.actor, { ...input.user, cartId: cart?.id ?? null }) })
  return {}
}
