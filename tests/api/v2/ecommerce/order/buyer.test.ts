import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import {
  address,
  cartWith,
  checkOut,
  createDelivery,
  createPayment,
  openShop,
  order,
  ordersOf,
  readyCart,
  visitor,
  type Shop,
} from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const main = { ...address, type: 'main' }
const company = { name: 'Čitaonica d.o.o.', oib: '99007123051' }

it('refuses a company without a number, or with another country’s', async () => {
  const pair = await readyCart(shop, { productId: (await createProduct()).id })
  await visitor.call(guestApi.update, { ...pair, company: { name: company.name } })
  expect(await failureOf(order(pair))).toMatchObject({ status: 422, code: 'VALIDATION' })
  await visitor.call(guestApi.update, { ...pair, company })
  await visitor.call(guestApi.update, { ...pair, addresses: [address, { ...main, country: 'DE' }] })
  expect(await failureOf(order(pair))).toMatchObject({ status: 422, code: 'VALIDATION' })
  await visitor.call(guestApi.update, { ...pair, addresses: [address, main] })
  await order(pair)
  expect(await ordersOf(pair.cartId)).toMatchObject([{ billing: { companyName: company.name, companyOIB: company.oib } }])
})

it('requires a billing country the shop sells to for files', async () => {
  const allow = (countries: string[] | 'ALL') =>
    database()
      .db.update(sites)
      .set({ checkoutSettings: sql`${sites.checkoutSettings} || ${JSON.stringify({ countries })}::jsonb` })
  const pair = await cartWith({ productId: (await createProduct({ format: 'EProduct', stock: null })).id })
  await checkOut(pair, shop, { isDigital: true })
  await allow(['DE'])
  caches.clear()
  expect(await failureOf(order(pair))).toMatchObject({ status: 422, code: 'ADDRESS_MISSING' })
  await allow('ALL')
  caches.clear()
  await order(pair)
})

it('refuses cash on delivery for a delivery country without it, whatever the billing country', async () => {
  const cashOnDelivery = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
  const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 450 }, { country: 'DE', cents: 1190 }] })
  const pair = await cartWith({ productId: (await createProduct()).id })
  await checkOut(pair, { ...shop, deliveryMethodId, paymentMethodId: cashOnDelivery.id })
  await visitor.call(guestApi.update, { ...pair, addresses: [{ ...address, country: 'DE' }, main] })
  const offered = await visitor.call(paymentApi.getApplicablePaymentMethods, pair)
  expect(offered.map(({ id }) => id)).not.toContain(cashOnDelivery.id)
  expect(await failureOf(order(pair))).toMatchObject({ status: 422, code: 'PAYMENT_NOT_FOUND' })
})
