import type { ParsedOf } from '@/lib/api/endpoint'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { fromCents } from '@/lib/money/money'
import { nonBreakingRanges } from '@/lib/text/typography'
import type { Ctx } from '@/server/core/context'
import { loadCartState } from '@/server/modules/cart/state/cart-state'
import { loadOpenCart } from '@/server/modules/cart/record/open-cart'
import { cheapestRateCents } from '@/server/modules/cart/pricing/price-cart'
import { applicableDelivery } from '@/server/modules/checkout/methods/applicable-methods'
import { listCountries, isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import { listBranches, listDeliveryMethods, type DeliveryMethodRow } from '@/server/modules/checkout/methods/list-methods'
import { listAddresses, resolveAddress, buyerOf, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'

type Input = ParsedOf<typeof deliveryApi.getApplicableDeliveryMethods>
type Branch = Awaited<ReturnType<typeof listBranches>>[number]

export async function getApplicableDeliveryMethods(ctx: Ctx, input: Input): Promise<DeliveryMethod[]> {
  const cart = await loadOpenCart(ctx, ctx.db, input)
  const [own, named] = await Promise.all([
    listAddresses(ctx.db, buyerOf(ctx, cart)),
    resolveAddress(ctx, ctx.db, { cart, id: input.userShippingAddressId }),
    resolveAddress(ctx, ctx.db, { cart, id: input.userBillingAddressId }),
  ])
  const countryId = named?.countryId ?? input.countryId ?? findShippingAddress(own)?.countryId ?? cart.countryId
  const [{ checkout }, countries, state, methods] = await Promise.all([
    loadSiteSettings(ctx),
    listCountries(ctx, ctx.db),
    loadCartState(ctx, ctx.db, cart),
    listDeliveryMethods(ctx, ctx.db),
  ])
  const country = countries.find(({ id }) => id === countryId)
  if (!country || !isCountryAllowed(checkout, country.iso)) return []
  const applicable = applicableDelivery(methods, { ...state, countryId: country.id })
  const branches = await listBranches(
    ctx.db,
    applicable.filter(({ kind }) => kind === 'branches').map(({ id }) => id),
  )
  const isFree = state.coupon?.kind === 'freeDelivery'
  return applicable.map((method) => presentMethod(method, { isFree, cartTotal: state.priced.summary.cartTotal, branches }))
}

type Offer = { isFree: boolean; cartTotal: number; branches: Branch[] }

function presentMethod(method: DeliveryMethodRow, { isFree, cartTotal, branches }: Offer): DeliveryMethod {
  const { id, name, description, kind, estimate, rates } = method
  const thresholds = rates.flatMap(({ freeFromCents }) => freeFromCents ?? [])
  return {
    id,
    name,
    description,
    kind,
    estimate,
    price: isFree ? 0 : fromCents(cheapestRateCents(rates, cartTotal)),
    freeFrom: thresholds.length > 0 ? fromCents(Math.min(...thresholds)) : null,
    options: branches
      .filter(({ methodId }) => methodId === id)
      .map(({ methodId: _method, position: _position, ...branch }) => ({ ...branch, hours: nonBreakingRanges(branch.hours) })),
  }
}
