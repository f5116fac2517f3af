import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { companyNumberProblem, plainCompanyNumber } from '@/lib/croatia/oib'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { loadCartState } from '@/server/modules/cart/state/cart-state'
import { lockOpenCart, bumpCartVersion, type CartRow } from '@/server/modules/cart/record/open-cart'
import { acknowledgeCart } from '@/server/modules/cart/state/acknowledge-cart'
import { applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { listAddresses, findBillingAddress, requireBuyer, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { payerOf } from '@/server/modules/checkout/methods/payer'

type Input = ParsedOf<typeof paymentApi.savePaymentMethod>

/** @throws NO_ACTIVE_USER, VALIDATION for a wrong company number, PAYMENT_NOT_FOUND when the method does not apply */
export async function savePaymentMethod(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const chosen = await resolveChoice(ctx, tx, cart, input)
    await tx.update(carts).set(chosen).where(eq(carts.id, cart.id))
    return acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, { ...cart, ...chosen }), input.protectCode)
  })
}

async function resolveChoice(ctx: Ctx, tx: Transaction, cart: CartRow, { paymentMethodId, companyData }: Input) {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const own = await listAddresses(tx, requireBuyer(ctx, cart))
  const [billing, shipping] = [findBillingAddress(own), findShippingAddress(own)]
  const country = billing?.country ?? checkout.defaultCountry
  const problem = companyData ? companyNumberProblem(companyData.oib, country) : null
  if (problem) throw new AppError('VALIDATION', { fieldErrors: { 'companyData.oib': [problem] } })
  const companyOib = companyData ? plainCompanyNumber(companyData.oib, country) : null
  const { isDigital, isSubscription } = await loadCartState(ctx, tx, cart)
  const applicable = applicablePayment(
    await listPaymentMethods(ctx, tx),
    payerOf({ billing, shipping, companyOib, isDigital, isSubscription }),
  )
  if (!applicable.some(({ id }) => id === paymentMethodId)) throw new AppError('PAYMENT_NOT_FOUND')
  return { paymentMethodId, companyName: companyData?.companyName ?? null, companyOib }
}
