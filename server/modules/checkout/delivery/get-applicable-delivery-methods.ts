import type { ParsedOf } from '@/lib/api/endpoint'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { fromCents } from '@/lib/money/money'
import { nonBreakingRanges } from '@/lib/text/typography'
import type { Ctx } from '@/server/core/context'
import { readCart } from '@/server/modules/cart/state/cart-state'
import { findOpenCart } from '@/server/modules/cart/record/open-cart'
import { rateCents } from '@/server/modules/cart/pricing/price-cart'
import { applicableDelivery } from '@/server/modules/checkout/methods/applicable-methods'
import { countriesOf, isAllowed } from '@/server/modules/checkout/buyer/countries'
import { branchesOf, deliveryMethodsOf, type DeliveryMethodRow } from '@/server/modules/checkout/methods/list-methods'
import { addressesOf, namedAddress, ownerOf, shippingOf } from '@/server/modules/checkout/buyer/owner'
import { siteSettings } from '@/server/modules/settings/checkout/site-settings'

type Input = ParsedOf<typeof deliveryApi.getApplicableDeliveryMethods>
type Branch = Awaited<ReturnType<typeof branchesOf>>[number]

export async function getApplicableDeliveryMethods(ctx: Ctx, input: Input): Promise<DeliveryMethod[]> {
  const cart = await findOpenCart(ctx, ctx.db, input)
  const [own, named] = await Promise.all([
    addressesOf(ctx.db, ownerOf(ctx, cart)),
    namedAddress(ctx, ctx.db, { cart, id: input.userShippingAddressId }),
    namedAddress(ctx, ctx.db, { cart, id: input.userBillingAddressId }),
  ])
  const countryId = named?.countryId ?? input.countryId ?? shippingOf(own)?.countryId ?? cart.countryId
  const [{ checkout }, countries, state, methods] = await Promise.all([
    siteSettings(ctx),
    countriesOf(ctx, ctx.db),
    readCart(ctx, ctx.db, cart),
    deliveryMethodsOf(ctx, ctx.db),
  ])
  const country = countries.find(({ id }) => id === countryId)
  if (!country || !isAllowed(checkout, country.iso)) return []
  const applicable = applicableDelivery(methods, { ...state, countryId: country.id })
  const branches = await branchesOf(
    ctx.db,
    applicable.filter(({ kind }) => kind === 'branches').map(({ id }) => id),
  )
  return applicable.map((method) => present(method, { cartTotal: state.priced.summary.cartTotal, branches }))
}

function present(method: DeliveryMethodRow, { cartTotal, branches }: { cartTotal: number; branches: Branch[] }): DeliveryMethod {
  const { id, name, description, kind, estimate, rates } = method
  const thresholds = rates.flatMap(({ freeFromCents }) => freeFromCents ?? [])
  return {
    id,
    name,
    description,
    kind,
    estimate,
    price: fromCents(rateCents(rates, cartTotal)),
    freeFrom: thresholds.length > 0 ? fromCents(Math.min(...thresholds)) : null,
    options: branches
      .filter(({ methodId }) => methodId === id)
      .map(({ methodId: _method, position: _position, ...branch }) => ({ ...branch, hours: nonBreakingRanges(branch.hours) })),
  }
}
