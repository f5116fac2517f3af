import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { subscriptionPlans } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'
import type { shopPayments } from '@/tests/support/loopback/shop-payments'
import { checkOut, createDelivery, newCart, order, visitor } from '../support'
import type { openPayingShop } from './support'

type PayingShop = { shop: Awaited<ReturnType<typeof openPayingShop>>; payments: Awaited<ReturnType<typeof shopPayments>> }

/** A parcel that comes every month for 15,00 €. */
export async function createBox({
  stock = null,
  cents = 1500,
  providerPlanId = 'P-1',
}: { stock?: number | null; cents?: number; providerPlanId?: string | null } = {}) {
  const box = await createProduct({ stock, cents })
  const plan = { productId: box.id, labels: { hrv: 'Svaki mjesec' }, everyMonths: 1, cents: 1500, providerPlanId }
  const [row] = await database().db.insert(subscriptionPlans).values(plan).returning()
  return { box, planId: row?.id ?? 0 }
}

/** `price` and `planStatus` are what PayPal's plan says. */
export type BoxWish = { price?: string; planStatus?: string; stock?: number | null; providerPlanId?: string | null; qty?: number }

/** That parcel, ordered by subscription. */
export async function subscribedIn(
  { shop, payments }: PayingShop,
  { price = '15.00', planStatus = 'ACTIVE', stock = null, providerPlanId = 'P-1', qty = 1 }: BoxWish = {},
) {
  const { box, planId: customPriceOption } = await createBox({ stock, providerPlanId })
  payments.paypal.plans.set('P-1', { status: planStatus, price: { currency_code: 'EUR', value: price } })
  const pair = await newCart()
  await visitor.call(cartApi.addItem, { ...pair, productId: box.id, qty, options: { customPriceOption } })
  const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 350 }] })
  await checkOut(pair, { ...shop.byPayPal, deliveryMethodId })
  const { html, orderSlug: slug } = await order(pair)
  return { pair, slug, html, productId: box.id }
}
