import { AppError } from '@/lib/api/errors'
import type { AddressInput } from '@/lib/api/entities/address.schema'
import type { EditProblem } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { zipPatternsOf } from '@/lib/address/postal-code'
import type { z } from 'zod'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { AddressSnapshot, DeliverySnapshot, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { cheapestRateCents } from '@/server/modules/cart/pricing/price-cart'
import { isCountryAllowed, listCountries } from '@/server/modules/checkout/buyer/countries'
import { applicableDelivery, applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import {
  findBranch,
  listDeliveryMethods,
  listPaymentMethods,
  pickupPlace,
  type DeliveryMethodRow,
} from '@/server/modules/checkout/methods/list-methods'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { addressErrors } from '@/server/modules/user/address-errors'

type Context = Pick<Ctx, 'db' | 'site' | 'language' | 'headers' | 'now'>
type Address = z.infer<typeof AddressSnapshot>
type Delivery = z.infer<typeof DeliverySnapshot>

export type DeliveryRequest = {
  shipping?: Omit<AddressInput, 'type'> | null
  delivery?: { methodId: number; branchId?: number | null } | null
}

type Goods = {
  weightGrams: number
  /** What the goods cost after discounts. */
  cartTotal: number
  hasAdded: boolean
  isDeliveryFree: boolean
  isPaid: boolean
}

/**
 * Where an edited order goes and what that costs: what was ordered, unless the method or the country changes; then today's rate
 * (docs/rules/orders.md#edit-delivery).
 * @throws VALIDATION at fields of `shipping`
 */
export async function planDelivery(ctx: Context, tx: Tx, order: OrderRow, { request, goods }: { request: DeliveryRequest; goods: Goods }) {
  const countries = await listCountries(ctx, tx)
  const { checkout } = await loadSiteSettings(ctx, tx)
  const before = AddressSnapshot.parse(order.shipping)
  const isAllowed = (iso: string) => isCountryAllowed(checkout, iso)
  const shipping = request.shipping ? snapshotOf(before, request.shipping, { countries, isAllowed, names: namesRule(checkout) }) : before
  const countryId = countries.find(({ iso }) => iso === shipping.country)?.id ?? null
  const parcel = { countryId, weightGrams: goods.weightGrams, isDigital: false, isSubscription: false }
  const all = await listDeliveryMethods(ctx, tx)
  const methods = isAllowed(shipping.country) ? applicableDelivery(all, parcel) : []
  const current = DeliverySnapshot.nullable().parse(order.delivery)
  const hasOtherCountry = shipping.country !== before.country
  const priceOf = (method: DeliveryMethodRow) => {
    if (method.id === current?.methodId && !hasOtherCountry) return order.deliveryCents
    return goods.isDeliveryFree ? 0 : cheapestRateCents(method.rates, goods.cartTotal)
  }
  const methodId = request.delivery?.methodId ?? current?.methodId ?? 0
  const hasOtherMethod = methodId !== current?.methodId
  const method = methods.find(({ id }) => id === methodId)
  const chosen = await chooseBranch(tx, { request, current, method })
  const isAsked = hasOtherMethod || hasOtherCountry || goods.hasAdded
  const problem: EditProblem | null =
    isAsked && !method
      ? 'DELIVERY'
      : chosen === 'missing'
        ? 'BRANCH'
        : await paymentProblem(ctx, tx, order, { shipping, hasOtherCountry, goods })
  const delivery =
    method && chosen !== 'missing' && (hasOtherMethod || chosen !== current?.branch?.id) ? chosenDelivery(method, chosen) : current
  return {
    shipping,
    delivery: delivery === current ? current : await withBranchText(tx, delivery),
    deliveryCents: method && (hasOtherMethod || hasOtherCountry) ? priceOf(method) : order.deliveryCents,
    problem,
    offered: methods.map((one) => ({ id: one.id, name: one.name, estimate: one.estimate, kind: one.kind, cents: priceOf(one) })),
    countries: countries.filter(({ iso, isServed }) => isServed && isAllowed(iso)),
  }
}

function namesRule({ disableSpecialCharacterCheck }: { disableSpecialCharacterCheck: boolean }) {
  return disableSpecialCharacterCheck ? null : ('lettersOnly' as const)
}

type AddressRules = {
  countries: Awaited<ReturnType<typeof listCountries>>
  isAllowed: (iso: string) => boolean
  names: 'lettersOnly' | null
}

function snapshotOf(
  before: Address,
  request: NonNullable<DeliveryRequest['shipping']>,
  { countries, isAllowed, names }: AddressRules,
): Address {
  const isCountry = (iso: string) => countries.some((one) => one.iso === iso)
  const rules = { names, isCountry, isDelivered: isAllowed, zipPatterns: zipPatternsOf(countries) }
  const errors = Object.entries(addressErrors([{ ...request, type: 'shipping' }], rules)).map(([path, keys]) => [
    path.replace('addresses.0', 'shipping'),
    keys,
  ])
  if (errors.length > 0) throw new AppError('VALIDATION', { fieldErrors: Object.fromEntries(errors) })
  const countryName = countries.find(({ iso }) => iso === request.country)?.name ?? ''
  return { ...request, type: before.type, region: request.region ?? '', countryName }
}

type BranchChoice = { request: DeliveryRequest; current: Delivery | null; method: DeliveryMethodRow | undefined }

/** The branch's id; null where none is needed. */
async function chooseBranch(tx: Tx, { request, current, method }: BranchChoice): Promise<number | null | 'missing'> {
  if (!method) return current?.branch?.id ?? null
  if (method.kind !== 'branches') return null
  const currentId = method.id === current?.methodId ? current.branch?.id : undefined
  const branchId = request.delivery?.branchId ?? currentId
  if (branchId === undefined || branchId === null) return 'missing'
  if (branchId === currentId) return currentId
  return (await findBranch(tx, { methodId: method.id, branchId })) ? branchId : 'missing'
}

function chosenDelivery(method: DeliveryMethodRow, branchId: number | null): Delivery {
  const { id, key, kind, name, estimate, vatRate } = method
  const branch = branchId === null ? null : { id: branchId, text: '' }
  return { methodId: id, key, kind, name, estimate, vatRate, branch, place: pickupPlace(method) }
}

async function withBranchText(tx: Tx, delivery: Delivery | null): Promise<Delivery | null> {
  if (!delivery?.branch) return delivery
  const branch = await findBranch(tx, { methodId: delivery.methodId, branchId: delivery.branch.id })
  const text = branch ? `${branch.name}, ${branch.street} ${branch.houseNumber}, ${branch.zipCode} ${branch.city}` : ''
  return { ...delivery, branch: { ...delivery.branch, text } }
}

type PaymentCheck = { shipping: Address; hasOtherCountry: boolean; goods: Goods }

/** Cash on delivery goes only to some countries. */
async function paymentProblem(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { shipping, hasOtherCountry, goods }: PaymentCheck,
): Promise<EditProblem | null> {
  if (!hasOtherCountry || goods.isPaid) return null
  const billing = AddressSnapshot.parse(order.billing)
  const payer = {
    billingCountry: billing.country,
    deliveryCountry: shipping.country,
    isCompany: Boolean(billing.companyOIB),
    isDigital: false,
    isSubscription: false,
  }
  const { methodId } = PaymentSnapshot.parse(order.payment)
  const isApplicable = applicablePayment(await listPaymentMethods(ctx, tx), payer).some(({ id }) => id === methodId)
  return isApplicable ? null : 'PAYMENT_COUNTRY'
}
