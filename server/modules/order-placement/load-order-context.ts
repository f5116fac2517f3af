import type { z } from 'zod'
import { hasCartChanged } from '@/lib/money/cart-changed'
import { companyNumberProblem } from '@/lib/croatia/oib'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { buildCartState, currentPrices, orderDemand, acknowledgedPrices, type CartState } from '@/server/modules/cart/state/cart-state'
import { loadDiscounts } from '@/server/modules/cart/state/load-discounts'
import { loadLineItems } from '@/server/modules/cart/line/product-snapshot'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import {
  findBranch,
  listDeliveryMethods,
  listPaymentMethods,
  type DeliveryMethodRow,
  type PaymentMethodRow,
} from '@/server/modules/checkout/methods/list-methods'
import {
  listAddresses,
  findBillingAddress,
  findGuest,
  orderEmail,
  buyerOf,
  findShippingAddress,
  type BuyerAddress,
  type Buyer,
} from '@/server/modules/checkout/buyer/buyer'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import type { StockDemand } from '@/server/modules/product/stock/move-stock'
import type { OrderFacts } from './validate-order'
import { findMissingConsents } from './find-missing-consents'
import { loadBankDetails } from '@/server/modules/order/records/payment-snapshot'
import type { Company } from '@/server/db/order-snapshots'

type Branch = NonNullable<Awaited<ReturnType<typeof findBranch>>>

/** Everything an order is built from, loaded under the cart's lock. */
export type OrderContext = {
  state: CartState
  buyer: Buyer | null
  email: string
  billing: BuyerAddress | undefined
  shipping: BuyerAddress | undefined
  delivery: DeliveryMethodRow | null
  branch: Branch | null
  payment: PaymentMethodRow | null
  company: { name: string | null; oib: string | null }
  /** Ids of required consents without an accepted log entry. */
  missingConsents: readonly number[]
  /** The shop's bank details; null if the merchant has not entered them. */
  bank: z.infer<typeof Company> | null
  reservationMinutes: number
  /** Ordered quantities by product, ascending by id. */
  demand: StockDemand[]
  facts: OrderFacts
}

export async function loadOrderContext(ctx: Ctx, tx: Transaction, cart: CartRow): Promise<OrderContext> {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const buyer = buyerOf(ctx, cart)
  const [rows, deliveries, payments, discounts, addresses, guest, branch, bank] = await Promise.all([
    loadLineItems(ctx, tx, cart.id),
    listDeliveryMethods(ctx, tx, cart.deliveryMethodId ?? 0),
    listPaymentMethods(ctx, tx),
    loadDiscounts(ctx, tx, cart),
    listAddresses(tx, buyer),
    findGuest(tx, buyer),
    loadSavedBranch(tx, cart),
    loadBankDetails(ctx, tx),
  ])
  const billing = findBillingAddress(addresses)
  const shipping = findShippingAddress(addresses)
  const availableDeliveries = shipping && isCountryAllowed(checkout, shipping.country) ? deliveries : []
  const companyOib = cart.companyOib ?? guest?.companyOib ?? null
  const company = { name: cart.companyName ?? guest?.companyName ?? null, oib: companyOib }
  const methods = { deliveries: availableDeliveries, payments, payer: { billing, shipping, companyOib } }
  const state = buildCartState({ ...cart, countryId: shipping?.countryId ?? null }, rows, { ...methods, ...discounts })
  const { isDigital, delivery, payment } = state
  const email = orderEmail(ctx, { guest, billing })
  const demand = orderDemand(state.lines)
  const emails = [email, billing?.contactEmail ?? '']
  const missingConsents = checkout.disableConsentCheck ? [] : await findMissingConsents(ctx, tx, { cart, emails })
  return {
    state,
    buyer: buyer,
    email,
    billing,
    shipping,
    delivery,
    payment,
    demand,
    branch: delivery?.kind === 'branches' ? branch : null,
    bank,
    reservationMinutes: checkout.reservationMinutes,
    company,
    missingConsents,
    facts: {
      problems: state.lines.map(({ stock }) => stock.problem),
      hasBuyer: buyer !== null,
      hasBilling: billing !== undefined && (!isDigital || isCountryAllowed(checkout, billing.country)),
      isCompanyValid: isCompanyValid(company, billing),
      hasShipping: shipping !== undefined,
      missingConsents: missingConsents.length,
      isDigital,
      delivery: deliveryState(cart, delivery, branch),
      payment: cart.paymentMethodId === null ? 'none' : payment ? 'good' : 'unknown',
      isChanged: hasCartChanged(acknowledgedPrices(state), currentPrices(state)),
      largestCents: Math.max(state.priced.summary.itemsTotal, state.priced.summary.orderTotal),
    },
  }
}

/** The cart's company and the billing address complete each other (docs/rules/orders.md#company-number). */
function isCompanyValid({ name, oib }: OrderContext['company'], billing: BuyerAddress | undefined) {
  const number = billing?.companyOIB ?? oib ?? ''
  const isNone = !(billing?.companyName ?? name) && number === ''
  return isNone || companyNumberProblem(number, billing?.country ?? '') === null
}

function deliveryState(cart: CartRow, delivery: DeliveryMethodRow | null, branch: Branch | null): OrderFacts['delivery'] {
  if (cart.deliveryMethodId === null) return 'none'
  if (!delivery) return 'unknown'
  return delivery.kind === 'branches' && !branch ? 'noBranch' : 'good'
}

async function loadSavedBranch(tx: Transaction, { deliveryMethodId, deliveryBranchId }: CartRow): Promise<Branch | null> {
  if (deliveryMethodId === null || deliveryBranchId === null) return null
  return (await findBranch(tx, { methodId: deliveryMethodId, branchId: deliveryBranchId })) ?? null
}

/** The buyer as audit entries and the ledger of stock name them. */
export function buyerActor({ buyer }: Pick<OrderContext, 'buyer'>): string {
  return buyer ? `${buyer.kind}:${buyer.id}` : 'nobody'
}
