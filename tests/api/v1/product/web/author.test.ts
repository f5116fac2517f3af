import { beforeEach, describe, expect, it } from 'vitest'
import { layeredApi } from '@/lib/api/v1/product/layered'
import { productApi } from '@/lib/api/v1/product/web'
import { authorApi } from '@/lib/api/v1/product/web/author'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { attributes, attributeTexts, attributeValues, attributeValueTexts, productAttributes } from '@/server/db/schema/attribute'
import { options } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

const visitor = callAs()
let last = 0

/** The byline's attribute with these authors; returns their value ids. */
async function createAuthors({ filterable = true, names }: { filterable?: boolean; names: string[] }) {
  const { db } = database()
  const code = `pisac${++last}`
  const [attribute] = await db.insert(attributes).values({ siteId: 1, code, input: 'multipleSelect', filterable }).returning()
  const attributeId = attribute?.id ?? 0
  await db.insert(attributeTexts).values({ attributeId, languageId: 41, label: 'Autor' })
  await db.insert(options).values({ siteId: 1, key: 'BylineAttribute', value: code })
  const ids: number[] = []
  for (const [position, name] of names.entries()) {
    const key = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${last}`
    const [value] = await db.insert(attributeValues).values({ attributeId, key, position }).returning()
    ids.push(value?.id ?? 0)
    await db.insert(attributeValueTexts).values({ valueId: value?.id ?? 0, languageId: 41, label: name })
  }
  return {
    code,
    ids,
    slugOf: (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${last}`,
    write: (productId: number, ...valueIds: number[]) =>
      db.insert(productAttributes).values(valueIds.map((valueId) => ({ productId, attributeId, valueId }))),
  }
}

beforeEach(async () => {
  await database().db.delete(options)
  caches.clear()
})

// docs/rules/catalog.md#authors
describe('an author', () => {
  it('is named in the byline with a page of the works, and is a facet', async () => {
    const { code, ids, slugOf, write } = await createAuthors({ names: ['Ana Lug', 'Ivo Brod'] })
    const [both, one] = [await createProduct(), await createProduct()]
    const [ana = 0, ivo = 0] = ids
    await write(both.id, ivo, ana)
    await write(one.id, ana)
    const names = [
      { name: 'Ana Lug', slug: slugOf('Ana Lug') },
      { name: 'Ivo Brod', slug: slugOf('Ivo Brod') },
    ]
    expect(await visitor.call(productApi.get, { slug: both.slug })).toMatchObject({ byline: 'Ana Lug, Ivo Brod', authors: names })
    const author = await visitor.call(authorApi.get, { slug: slugOf('Ana Lug') })
    expect(author).toEqual({ id: ana, name: 'Ana Lug', slug: slugOf('Ana Lug'), attributeCode: code })
    const works = await visitor.call(productApi.filter, { filters: [{ key: code, value: [author.id] }] })
    expect(works.records.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([both.id, one.id])
    const facets = await visitor.call(layeredApi.navigation, { filters: [{ key: code, value: [ana] }] })
    expect(facets.find(({ attributeCode }) => attributeCode === code)?.values).toHaveLength(2)
    const { entries } = await visitor.call(finderApi.sitemap, { type: 'authors' })
    expect(entries.map(({ path }) => path)).toEqual([`/autor/${slugOf('Ana Lug')}`, `/autor/${slugOf('Ivo Brod')}`])
  })

  it('has a page while a product is listed', async () => {
    const { ids, slugOf, write } = await createAuthors({ names: ['Mia Rub'] })
    const get = () => visitor.call(authorApi.get, { slug: slugOf('Mia Rub') })
    await write((await createProduct({ archived: true })).id, ...ids)
    expect(await failureOf(get())).toMatchObject({ status: 404 })
    await write((await createProduct()).id, ...ids)
    expect(await get()).toMatchObject({ name: 'Mia Rub' })
    expect(await failureOf(visitor.call(authorApi.get, { slug: 'nema-toga' }))).toMatchObject({ status: 404 })
  })

  it('is plain text where the attribute is not filterable', async () => {
    const { ids, slugOf, write } = await createAuthors({ filterable: false, names: ['Leo Tan'] })
    const { id, slug } = await createProduct()
    await write(id, ...ids)
    expect(await visitor.call(productApi.get, { slug })).toMatchObject({ byline: 'Leo Tan', authors: [] })
    expect(await failureOf(visitor.call(authorApi.get, { slug: slugOf('Leo Tan') }))).toMatchObject({ status: 404 })
  })
})
