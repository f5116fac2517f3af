import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { productVariants, subscriptionPlans } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'
import type { shopPayments } from '@/tests/support/loopback/shop-payments'
import { checkOut, createDelivery, newCart, order, visitor } from '../support'
import type { openPayingShop } from './support'

type PayingShop = { shop: Awaited<ReturnType<typeof openPayingShop>>; payments: Awaited<ReturnType<typeof shopPayments>> }

type Box = { stock?: number | null; cents?: number; providerPlanId?: string | null; isVariant?: boolean }

/** A parcel that comes every month for 15,00 €, or a variant of such a one. */
export async function createBox({ stock = null, cents = 1500, providerPlanId = 'P-1', isVariant = false }: Box = {}) {
  const box = await createProduct({ stock, cents, isVariant })
  const page = isVariant ? await createParent(box.id) : box
  const plan = { productId: page.id, labels: { hrv: 'Svaki mjesec' }, everyMonths: 1, cents: 1500, providerPlanId }
  const [row] = await database().db.insert(subscriptionPlans).values(plan).returning()
  return { box, page, planId: row?.id ?? 0 }
}

async function createParent(childId: number) {
  const parent = await createProduct({ format: 'Configurable', stock: null })
  await database().db.insert(productVariants).values({ parentId: parent.id, childId })
  return parent
}

/** `price` and `planStatus` are what PayPal's plan says. */
export type BoxWish = { price?: string; planStatus?: string; stock?: number | null; providerPlanId?: string | null; qty?: number } & Pick<
  Box,
  'isVariant'
>

/** That parcel, ordered by subscription. */
export async function subscribedIn(
  { shop, payments }: PayingShop,
  { price = '15.00', planStatus = 'ACTIVE', stock = null, providerPlanId = 'P-1', qty = 1, isVariant }: BoxWish = {},
) {
  const { box, planId: customPriceOption } = await createBox({ stock, providerPlanId, isVariant })
  payments.paypal.plans.set('P-1', { status: planStatus, price: { currency_code: 'EUR', value: price } })
  const pair = await newCart()
  await visitor.call(cartApi.addItem, { ...pair, productId: box.id, qty, options: { customPriceOption } })
  const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 350 }] })
  await checkOut(pair, { ...shop.byPayPal, deliveryMethodId })
  const { html, orderSlug: slug } = await order(pair)
  return { pair, slug, html, productId: box.id }
}
