import type { ParsedOf } from '@/lib/api/endpoint'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { loadCartState } from '@/server/modules/cart/state/cart-state'
import { loadOpenCart } from '@/server/modules/cart/record/open-cart'
import { applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { listAddresses, findBillingAddress, resolveAddress, buyerOf, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { payerOf } from '@/server/modules/checkout/methods/payer'

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
  const [{ lines, isDigital, isSubscription }, methods] = await Promise.all([
    loadCartState(ctx, ctx.db, cart),
    listPaymentMethods(ctx, ctx.db),
  ])
  const payer = { billing, shipping: findShippingAddress(own), companyOib: cart.companyOib, isDigital, isSubscription }
  const applicable = applicablePayment(methods, payerOf(payer))
  const hasFiles = lines.some(({ configured }) => configured?.isDigital)
  return applicable.map(({ id, kind, name, description, paymentType, feeCents }) => ({
    id,
    name,
    description,
    paymentType,
    fee: fromCents(feeCents),
    filesOnDelivery: kind === 'cashOnDelivery' && hasFiles,
  }))
}
