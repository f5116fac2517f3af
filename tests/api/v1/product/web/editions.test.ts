import { beforeEach, describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { attributes, attributeTexts, attributeValues, attributeValueTexts, productAttributes } from '@/server/db/schema/attribute'
import { options } from '@/server/db/schema/site'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import { callAs } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

const visitor = callAs()
let last = 0

/** Makes these products editions of one work. */
async function createWork(...productIds: number[]) {
  const { db } = database()
  const code = `djelo${++last}`
  const [attribute] = await db.insert(attributes).values({ siteId: 1, code, input: 'dropdown' }).returning()
  const attributeId = attribute?.id ?? 0
  await db.insert(attributeTexts).values({ attributeId, languageId: 41, label: 'Djelo' })
  const [value] = await db.insert(attributeValues).values({ attributeId, key: code }).returning()
  await db.insert(attributeValueTexts).values({ valueId: value?.id ?? 0, languageId: 41, label: 'Djelo' })
  await db.insert(productAttributes).values(productIds.map((productId) => ({ productId, attributeId, valueId: value?.id ?? 0 })))
  await db.insert(options).values({ siteId: 1, key: 'EditionsAttribute', value: code })
}

beforeEach(async () => {
  await database().db.delete(options)
  caches.clear()
})

// docs/rules/catalog.md#editions
describe('editions of one work', () => {
  it('are shown on each of their pages, printed ones first, without the attribute that joins them', async () => {
    const ebook = await createProduct({ format: 'EProduct', cents: 900 })
    const soft = await createProduct({ cents: 1500, stock: 0 })
    const hard = await createProduct({ cents: 2500 })
    const gone = await createProduct({ archived: true })
    await createWork(ebook.id, soft.id, hard.id, gone.id)
    const page = await visitor.call(productApi.get, { slug: soft.slug })
    expect(page.editions).toMatchObject([
      { id: hard.id, finalPrice: 25 },
      { id: ebook.id, finalPrice: 9, format: 'EProduct' },
    ])
    expect(page.attributeSet.attributes).toEqual([])
    expect((await visitor.call(productApi.get, { slug: ebook.slug })).editions).toMatchObject([
      { id: soft.id, stock: { state: 'out' } },
      { id: hard.id },
    ])
  })

  it('are none without the option', async () => {
    const [one, other] = [await createProduct(), await createProduct()]
    await createWork(one.id, other.id)
    await database().db.delete(options)
    expect((await visitor.call(productApi.get, { slug: one.slug })).editions).toEqual([])
  })

  it('invalidate the pages of all when one changes', async () => {
    const [one, other, stranger] = [await createProduct(), await createProduct(), await createProduct()]
    await createWork(one.id, other.id)
    const tags = await loadProductCacheTags(database().db, [one.id])
    expect(tags.toSorted()).toEqual(['catalogue', `product:${one.id}`, `product:${other.id}`].toSorted())
    expect(tags).not.toContain(`product:${stranger.id}`)
  })
})
