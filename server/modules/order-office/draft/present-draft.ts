import type { OrderDraft, draftProblems } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import type { ErrorCode } from '@/lib/api/errors'
import { fromCents } from '@/lib/money/money'
import { nonBreakingRanges } from '@/lib/text/typography'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { cartItems } from '@/server/db/schema/cart'
import { configureLine } from '@/server/modules/cart/line/configure-line'
import { shownVariantLabels } from '@/server/modules/cart/line/variant-labels'
import { cheapestRateCents } from '@/server/modules/cart/pricing/price-cart'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import type { CartLine } from '@/server/modules/cart/state/cart-state'
import { presentSummary } from '@/server/modules/cart/state/present-cart'
import type { BuyerAddress } from '@/server/modules/checkout/buyer/buyer'
import { validateOrder } from '@/server/modules/order-placement/validate-order'
import type { CheckoutOptions } from './load-checkout-options'

/** A draft as its employee sees it. */
export async function presentDraft(db: Tx, cart: CartRow, offer: CheckoutOptions): Promise<OrderDraft> {
  const { context, deliveryMethods, branches, paymentMethods, countries } = offer
  const { state, billing } = context
  const rows = await db.select({ id: cartItems.id, reason: cartItems.staffReason }).from(cartItems).where(eq(cartItems.cartId, cart.id))
  const reasonOf = new Map(rows.map(({ id, reason }) => [id, reason]))
  return {
    id: cart.id,
    version: cart.version,
    lines: state.lines.map((line) => presentLine(line, reasonOf.get(line.item.itemId) ?? '')),
    contact: billing ? presentContact(billing) : null,
    deliveryMethods: deliveryMethods.map(({ id, name, estimate, rates }) => ({
      id,
      name,
      estimate,
      price: fromCents(cheapestRateCents(rates, state.priced.summary.cartTotal)),
      branches: branches
        .filter(({ methodId }) => methodId === id)
        .map(({ methodId: _method, position: _position, ...branch }) => ({ ...branch, hours: nonBreakingRanges(branch.hours) })),
    })),
    deliveryMethodId: state.delivery?.id ?? null,
    branchId: state.delivery ? cart.deliveryBranchId : null,
    paymentMethods: paymentMethods.map(({ id, name, feeCents, kind }) => ({
      id,
      name,
      fee: fromCents(feeCents),
      way: kind === 'provider' ? 'link' : kind,
    })),
    paymentMethodId: state.payment?.id ?? null,
    countries,
    summary: presentSummary(state.priced),
    problem: draftProblem(offer),
    needsConsents: context.facts.missingConsents > 0,
  }
}

function presentLine({ item, configured, stock, price }: CartLine, reason: string): OrderDraft['lines'][number] {
  const shopLine = configureLine(item, item.options)
  return {
    productId: item.id,
    name: item.name,
    sku: item.sku,
    optionLabels: configured?.labels ?? shownVariantLabels(item),
    qty: item.quantity,
    price: fromCents(configured?.unitCents ?? 0),
    shopPrice: 'refused' in shopLine ? null : fromCents(shopLine.unitCents),
    isPriceOverridden: item.staffCents !== null,
    reason,
    total: fromCents(price.totalCents),
    available: stock.available,
    problem: stock.problem,
  }
}

function presentContact({
  id: _id,
  type: _type,
  countryId: _country,
  countryName: _name,
  ...contact
}: BuyerAddress): OrderDraft['contact'] {
  return contact
}

/** Why the draft cannot be placed, or null. Consents are left out: the employee states them when placing the order. */
function draftProblem({ context: { facts } }: CheckoutOptions): OrderDraft['problem'] {
  const refusal = validateOrder({ ...facts, hasBuyer: true, missingConsents: 0 })
  if (refusal === 'CART_CHANGED') return facts.isChanged ? 'CHANGED' : 'UNAVAILABLE'
  return refusal && problemOf(refusal)
}

function problemOf(refusal: ErrorCode): (typeof draftProblems)[number] {
  switch (refusal) {
    case 'VALIDATION':
      return 'COMPANY_INVALID'
    case 'DELIVERY_NOT_FOUND':
      return 'DELIVERY_MISSING'
    case 'PAYMENT_NOT_FOUND':
      return 'PAYMENT_MISSING'
    case 'CART_EMPTY':
    case 'ADDRESS_MISSING':
    case 'DELIVERY_MISSING':
    case 'BRANCH_MISSING':
    case 'PAYMENT_MISSING':
    case 'OUT_OF_STOCK':
    case 'CART_TOO_LARGE':
      return refusal
    default:
      return 'UNAVAILABLE'
  }
}
