import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/schema/order'
import { bundleParts, productVariants } from '@/server/db/schema/product'
import { options } from '@/server/db/schema/site'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'
import { become, guestOrder } from '../../document/support'
import { openShop } from '../../../v2/ecommerce/support'

const visitor = callAs()
const review = { text: 'Pročitala u jednoj noći.', rating: 5 }

async function createResource() {
  const product = await createProduct()
  return { ...product, resource: { type: 'product' as const, id: product.id } }
}

async function setOption(key: string, value: unknown) {
  const { db } = database()
  await db.delete(options).where(and(eq(options.siteId, 1), eq(options.key, key)))
  await db.insert(options).values({ siteId: 1, key, value })
  caches.invalidate(['options'])
}

beforeEach(async () => {
  await database().db.delete(options)
  caches.invalidate(['options'])
})

describe('a review', () => {
  it('is hidden until approved, then counts', async () => {
    const [ana, editor, { resource, slug, id }] = [await createUser(), await createMerchant('content'), await createResource()]
    const written = await ana.call(commentApi.create, { resource, ...review })
    expect(written).toMatchObject({ author: 'Ana A.', state: 'pending', isOwn: true, ...review })
    expect((await visitor.call(commentApi.filterStandard, { resource })).records).toEqual([])
    expect((await ana.call(commentApi.filterStandard, { resource })).records).toEqual([written])
    expect((await visitor.call(productApi.get, { slug })).rating).toEqual({ average: null, count: 0 })

    const waiting = await editor.call(officeCommentApi.filter, {})
    expect(waiting.records.find((one) => one.id === written.id)).toMatchObject({ email: ana.email, subject: { type: 'product', id, slug } })
    await editor.call(officeCommentApi.moderate, { id: written.id, state: 'approved' })

    expect((await visitor.call(commentApi.filterStandard, { resource })).records).toMatchObject([{ ...review, isOwn: false }])
    expect((await visitor.call(productApi.get, { slug })).rating).toEqual({ average: 5, count: 1 })
  })

  it('is shown to its author only once rejected', async () => {
    const [ana, editor, { resource }] = [await createUser(), await createMerchant('content'), await createResource()]
    const { id } = await ana.call(commentApi.create, { resource, ...review })
    await editor.call(officeCommentApi.moderate, { id, state: 'rejected' })
    expect((await visitor.call(commentApi.filterStandard, { resource })).totalRecords).toBe(0)
    expect((await ana.call(commentApi.filterStandard, { resource })).records).toMatchObject([{ state: 'rejected' }])
  })

  it('is stored once per person, also when sent twice at once', async () => {
    const [ana, { resource }] = [await createUser(), await createResource()]
    const sent = await Promise.allSettled([1, 2, 3].map(() => ana.call(commentApi.create, { resource, ...review })))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(ana.call(commentApi.create, { resource, ...review }))).toMatchObject({ status: 409, code: 'REVIEW_POSTED' })
  })

  it('needs text and rating where the options require both', async () => {
    const [ana, { resource }] = [await createUser(), await createResource()]
    const incomplete = { code: 'COMMENT_INCOMPLETE', status: 422 }
    expect(await failureOf(ana.call(commentApi.create, { resource, text: review.text }))).toMatchObject(incomplete)
    expect(await failureOf(ana.call(commentApi.create, { resource, text: '   ', rating: 4 }))).toMatchObject(incomplete)
    expect(await failureOf(ana.call(commentApi.create, { resource, text: review.text, rating: 6 }))).toMatchObject({
      code: 'COMMENT_RATING',
    })
    await setOption('RequireRatingForCommentOnSite', false)
    expect(await ana.call(commentApi.create, { resource, text: review.text })).toMatchObject({ rating: null })
  })

  it('is shown at once without moderation', async () => {
    await setOption('RequireAdminPublishingOnSite', false)
    const [ana, { resource }] = [await createUser(), await createResource()]
    expect(await ana.call(commentApi.create, { resource, ...review })).toMatchObject({ state: 'approved' })
    expect((await visitor.call(commentApi.filterStandard, { resource })).totalRecords).toBe(1)
  })

  it('states the maximum rating to its author and to the back office', async () => {
    await setOption('NumberOfStarsOnSite', 10)
    const [ana, editor, { resource }] = [await createUser(), await createMerchant('content'), await createResource()]
    const { id } = await ana.call(commentApi.create, { resource, ...review, rating: 8 })
    const [own, office] = [await ana.call(ownCommentApi.filter, {}), await editor.call(officeCommentApi.filter, { limit: 100 })]
    for (const { records } of [own, office]) expect(records.find((one) => one.id === id)).toMatchObject({ rating: 8, stars: 10 })
  })

  it('is pending again after a change', async () => {
    const [ana, editor, { resource, slug }] = [await createUser(), await createMerchant('content'), await createResource()]
    const { id } = await ana.call(commentApi.create, { resource, ...review })
    await editor.call(officeCommentApi.moderate, { id, state: 'approved' })
    const changed = await ana.call(commentApi.update, { id, text: 'Ipak u dvije.', rating: 3 })
    expect(changed).toMatchObject({ text: 'Ipak u dvije.', rating: 3, state: 'pending' })
    expect(changed.editedAt).not.toBeNull()
    expect((await visitor.call(productApi.get, { slug })).rating.count).toBe(0)
  })

  it('is changed by its author only, where that is allowed', async () => {
    const [ana, iva, { resource }] = [await createUser(), await createUser(), await createResource()]
    const { id } = await ana.call(commentApi.create, { resource, ...review })
    expect(await failureOf(iva.call(commentApi.update, { id, ...review }))).toMatchObject({ status: 404 })
    await setOption('UserCanEditCommentOnSite', false)
    expect(await failureOf(ana.call(commentApi.update, { id, ...review }))).toMatchObject({ status: 403, code: 'COMMENT_NOT_EDITABLE' })
  })

  it('needs a published product and a signed-in user', async () => {
    const [ana, archived] = [await createUser(), await createProduct({ archived: true })]
    const resource = { type: 'product' as const, id: archived.id }
    expect(await failureOf(ana.call(commentApi.create, { resource, ...review }))).toMatchObject({ status: 404 })
    expect(await failureOf(visitor.call(commentApi.create, { resource, ...review }))).toMatchObject({ status: 401 })
  })

  // docs/rules/content.md#verified-buyer
  it('is marked while its author has a paid order of the product', async () => {
    const [ana, iva, shop, { resource, id }] = [await createUser(), await createUser(), await openShop(), await createResource()]
    await setOption('RequireAdminPublishingOnSite', false)
    for (const one of [ana, iva]) await one.call(commentApi.create, { resource, ...review })
    const marked = async () => {
      const { records } = await visitor.call(commentApi.filterStandard, { resource })
      return records.filter(({ isVerifiedBuyer }) => isVerifiedBuyer).length
    }
    const bought = await guestOrder(shop, { productId: id })
    await database().db.update(orders).set({ userId: ana.id }).where(eq(orders.id, bought.id))
    expect(await marked()).toBe(0)
    const invalidated: string[] = []
    const ctx = {
      ...(await systemContext(1)),
      invalidateTags: async (_tx: unknown, tags: readonly string[]) => void invalidated.push(...tags),
    }
    await inTransaction(ctx, (tx) => transitionOrder(ctx, tx, { orderId: bought.id, to: 'paid', actor: 'shop' }))
    expect(invalidated).toContain(`product:${id}`)
    expect(await marked()).toBe(1)
    await become(bought.id, 'withdrawn')
    expect(await marked()).toBe(0)
  })

  it('is marked for the parts of a bundle and for a variant, cash on delivery once delivered', async () => {
    const [ana, shop, part, parent, variant] = [
      await createUser(),
      await openShop(),
      await createResource(),
      await createProduct({ format: 'Configurable' }),
      await createProduct({ isVariant: true }),
    ]
    const bundle = await createProduct({ format: 'Bundle' })
    const { db } = database()
    await db.insert(bundleParts).values({ bundleId: bundle.id, productId: part.id, quantity: 1, position: 0 })
    await db.insert(productVariants).values({ parentId: parent.id, childId: variant.id, position: 0 })
    const bought = await guestOrder(shop)
    await db.update(orders).set({ userId: ana.id, status: 'packed' }).where(eq(orders.id, bought.id))
    const isMarked = async (productId: number, kind: string, status: 'packed' | 'delivered') => {
      await db.update(orderLines).set({ productId }).where(eq(orderLines.orderId, bought.id))
      await db.update(orders).set({ status, payment: { kind } }).where(eq(orders.id, bought.id))
      const records = (await ana.call(ownCommentApi.filter, {})).records
      return records.map(({ about, isVerifiedBuyer }) => [about.id, isVerifiedBuyer])
    }
    for (const { id } of [part, parent]) await ana.call(commentApi.create, { resource: { type: 'product', id }, ...review })
    const [ofBundle, ofVariant] = [
      [part.id, true],
      [parent.id, true],
    ]
    expect(await isMarked(bundle.id, 'bankTransfer', 'packed')).toContainEqual(ofBundle)
    expect(await isMarked(variant.id, 'bankTransfer', 'packed')).toContainEqual(ofVariant)
    expect(await isMarked(variant.id, 'cashOnDelivery', 'packed')).not.toContainEqual(ofVariant)
    expect(await isMarked(variant.id, 'cashOnDelivery', 'delivered')).toContainEqual(ofVariant)
  })

  it('rounds the average to a tenth', async () => {
    await setOption('RequireAdminPublishingOnSite', false)
    const { resource, slug } = await createResource()
    for (const rating of [5, 4, 4]) await (await createUser()).call(commentApi.create, { resource, text: 'Da.', rating })
    expect((await visitor.call(productApi.get, { slug })).rating).toEqual({ average: 4.3, count: 3 })
  })
})

describe('comment options', () => {
  it('fall back to their defaults when unset or invalid', async () => {
    await setOption('NumberOfStars', 'pet')
    await setOption('RequireCommentForRatingOnSite', false)
    expect(await visitor.call(commentApi.getOptions, { store_id: 1 })).toMatchObject({
      NumberOfStars: 5,
      CanCommentOnBlog: 'RegisteredUsers',
      RequireCommentForRatingOnSite: false,
    })
  })
})

describe('own comments', () => {
  it("are listed in any state with their object, without other people's", async () => {
    const [ana, iva, first, second] = [await createUser(), await createUser(), await createResource(), await createResource()]
    await ana.call(commentApi.create, { resource: first.resource, ...review })
    await ana.call(commentApi.create, { resource: second.resource, text: 'I druga.', rating: 3 })
    await iva.call(commentApi.create, { resource: first.resource, ...review })
    const { records, totalRecords } = await ana.call(ownCommentApi.filter, {})
    expect(totalRecords).toBe(2)
    expect(records).toMatchObject([
      { text: 'I druga.', state: 'pending', canEdit: true, about: { type: 'product', id: second.id, slug: second.slug } },
      { isOwn: true, about: { title: first.name } },
    ])
    expect(await failureOf(visitor.call(ownCommentApi.filter, {}))).toMatchObject({ status: 401 })
  })
})
