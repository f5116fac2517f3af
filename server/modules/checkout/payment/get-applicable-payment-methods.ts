import type { ParsedOf } from '@/lib/api/endpoint'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { loadCartState, orderDemand } from '@/server/modules/cart/state/cart-state'
import { loadOpenCart } from '@/server/modules/cart/record/open-cart'
import { applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import {
  listAddresses,
  findBillingAddress,
  findGuest,
  orderEmail,
  resolveAddress,
  buyerOf,
  findShippingAddress,
} from '@/server/modules/checkout/buyer/buyer'
import { payerOf } from '@/server/modules/checkout/methods/payer'
import { loadHoldProblems } from '@/server/modules/order/holds/check-hold'

export async function getApplicablePaymentMethods(
  ctx: Ctx,
  input: ParsedOf<typeof paymentApi.getApplicablePaymentMethods>,
): Promise<PaymentMethod[]> {
  const cart = await loadOpenCart(ctx, ctx.db, input)
  const [own, named] = await Promise.all([
    listAddresses(ctx.db, buyerOf(ctx, cart)),
    resolveAddress(ctx, ctx.db, { cart, id: input.userBillingAddressId }),
  ])
  const billing = named ?? findBillingAddress(own)
  const [{ lines, isDigital, isSubscription, priced }, methods, guest] = await Promise.all([
    loadCartState(ctx, ctx.db, cart),
    listPaymentMethods(ctx, ctx.db),
    findGuest(ctx.db, buyerOf(ctx, cart)),
  ])
  const payer = { billing, shipping: findShippingAddress(own), companyOib: cart.companyOib, isDigital, isSubscription }
  const applicable = applicablePayment(methods, payerOf(payer))
  const hasFiles = lines.some(({ configured }) => configured?.isDigital)
  const holdProblemOf = await loadHoldProblems(ctx, ctx.db, {
    email: orderEmail(ctx, { guest, billing }),
    demand: orderDemand(lines),
    isAllocated: false,
  })
  const unpaidCents = priced.summary.orderTotal - priced.summary.paymentFee
  return applicable.map(({ id, kind, name, description, paymentType, feeCents }) => ({
    id,
    name,
    description,
    paymentType,
    fee: fromCents(feeCents),
    filesOnDelivery: kind === 'cashOnDelivery' && hasFiles,
    holdProblem: holdProblemOf({ kind, cents: unpaidCents + feeCents }),
  }))
}
