import type { ParsedOf } from '@/lib/api/endpoint'
import type { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import type { Ctx } from '@/server/core/context'
import { loadCartState } from '@/server/modules/cart/state/cart-state'
import { loadOpenCart } from '@/server/modules/cart/record/open-cart'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { listCountries, isCountryAllowed } from './buyer/countries'

export async function getAvailableCountries(ctx: Ctx, input: ParsedOf<typeof checkoutApi.getAvailableCountries>) {
  const cart = await loadOpenCart(ctx, ctx.db, input)
  const [{ checkout }, { isDigital }, all] = await Promise.all([
    loadSiteSettings(ctx),
    loadCartState(ctx, ctx.db, cart),
    listCountries(ctx, ctx.db),
  ])
  return all
    .filter(({ iso, isServed }) => isCountryAllowed(checkout, iso) && (isDigital || isServed))
    .map(({ isServed: _isServed, ...country }) => country)
}
