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

it('bills no company without its number, nor with one of another country', async () => {
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

it('of a file must live where the shop sells', async () => {
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

it('pays at no door where that is not offered, whoever pays the bill', async () => {
  const atTheDoor = await createPayment({ kind: 'cashOnDelivery', countries: ['HR'] })
  const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 450 }, { country: 'DE', cents: 1190 }] })
  const pair = await cartWith({ productId: (await createProduct()).id })
  await checkOut(pair, { ...shop, deliveryMethodId, paymentMethodId: atTheDoor.id })
  await visitor.call(guestApi.update, { ...pair, addresses: [{ ...address, country: 'DE' }, main] })
  const offered = await visitor.call(paymentApi.getApplicablePaymentMethods, pair)
  expect(offered.map(({ id }) => id)).not.toContain(atTheDoor.id)
  expect(await failureOf(order(pair))).toMatchObject({ status: 422, code: 'PAYMENT_NOT_FOUND' })
})
