import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { versionApi } from '@/lib/api/v1/cms/version'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { users } from '@/server/db/schema/user'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { openShop, order, readyCart, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createAccount, password } from '@/tests/support/accounts'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'

const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

// docs/rules/privacy.md#erasure
describe('the erasure', () => {
  it('reaches the account of a former editor, whose work stays without a name', async () => {
    const editor = await createMerchant('content', 'publish')
    const { id } = await editor.call(officePageApi.create, { title: 'Radionice', slug: `radionice-${editor.id}` })
    const key = `page:${id}`
    const changes = [{ kind: 'add' as const, section: 's_1', value: { type: 'hero', pos: 'a0', meta: { title: 'Radionice' } } }]
    await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes })
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    const left = { isBackoffice: false, role: null, scopes: [], deletionAt: new Date() }
    await database().db.update(users).set(left).where(eq(users.id, editor.id))
    expect(await eraseDueAccounts(inDays(1))).toBe(1)
    const colleague = await createMerchant('content')
    expect((await colleague.call(versionApi.filter, { key })).versions).toHaveLength(1)
  })

  it('reaches an account from whose cart a guest has ordered', async () => {
    const ana = await createAccount()
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    await order(pair)
    const { db } = database()
    await db.update(carts).set({ userId: ana.id, memberCardBarcode: '123' }).where(eq(carts.id, pair.cartId))
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await db.select().from(carts).where(eq(carts.id, pair.cartId))).toMatchObject([{ userId: null, memberCardBarcode: null }])
  })
})
