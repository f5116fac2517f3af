import { expect, it } from 'vitest'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { openShop, order, readyCart, stockOf } from '../../v2/ecommerce/support'

it('a form that was opened before a sale gives no sold pieces back (docs/rules/catalog.md#stock-by-movement)', async () => {
  const merchant = await createMerchant('catalogue')
  const { id } = await createProduct({ stock: 10 })
  const { version } = await merchant.call(officeProductApi.getVersion, { id })
  await order(await readyCart(await openShop(), { productId: id, qty: 3 }))
  // As an older program of the merchant still sends it.
  const wholeForm = { id, version, name: 'Novo ime', onHand: 10 }
  await merchant.call(officeProductApi.update, wholeForm).catch(() => undefined)
  expect(await stockOf(id)).toBe(7)
})
