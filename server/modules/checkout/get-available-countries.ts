import type { ParsedOf } from '@/lib/api/endpoint'
import type { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import type { Ctx } from '@/server/core/context'
import { readCart } from '@/server/modules/cart/state/cart-state'
import { findOpenCart } from '@/server/modules/cart/record/open-cart'
import { siteSettings } from '@/server/modules/settings/checkout/site-settings'
import { countriesOf, isAllowed } from './buyer/countries'

export async function getAvailableCountries(ctx: Ctx, input: ParsedOf<typeof checkoutApi.getAvailableCountries>) {
  const cart = await findOpenCart(ctx, ctx.db, input)
  const [{ checkout }, { isDigital }, all] = await Promise.all([siteSettings(ctx), readCart(ctx, ctx.db, cart), countriesOf(ctx, ctx.db)])
  return all
    .filter(({ iso, isServed }) => isAllowed(checkout, iso) && (isDigital || isServed))
    .map(({ isServed: _isServed, ...country }) => country)
}
