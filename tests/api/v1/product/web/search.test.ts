import { beforeEach, expect, it } from 'vitest'
import { eq, inArray, sql } from 'drizzle-orm'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'
import { callAs } from '@/tests/support/caller'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { createConfigurable } from '../support/configurable'

const visitor = callAs()

async function namesOf(keywords: string) {
  return (await visitor.call(productApi.filter, { keywords })).records.map(({ name }) => name)
}

beforeEach(async () => {
  await database().db.execute(sql`truncate products, categories, attributes restart identity cascade`)
})

it('finds by name before choices before text, whatever is in stock', async () => {
  await createProduct({ name: 'Priča', summary: 'Otok, otok i opet otok.' })
  await createProduct({ name: 'Zapisi', description: 'Živjeli su na otoku.' })
  await createProduct({ name: 'Karta', keywords: 'otok', stock: 0 })
  await createProduct({ name: 'Otok', stock: 0 })
  expect(await namesOf('otoka')).toEqual(['Otok', 'Karta', 'Priča', 'Zapisi'])
})

it('finds words of which one is in the name and one in the text', async () => {
  await createProduct({ name: 'Knjiga kruha', description: 'Autorica je violinistica.' })
  await createProduct({ name: 'Knjiga soli' })
  expect(await namesOf('kruh violinistica')).toEqual(['Knjiga kruha'])
})

it('finds a product once by what its variants are, by their SKU too', async () => {
  const bag = await createConfigurable([
    { value: 'petrol', cents: 900, stock: 1, keywords: 'platnena petrol' },
    { value: 'pijesak', cents: 900, stock: 1, keywords: 'platnena pijesak' },
  ])
  await createProduct({ name: 'Sasvim drugo' })
  expect(await namesOf('petrol')).toEqual([bag.name])
  expect(await namesOf('platnena')).toEqual([bag.name])
  expect(await namesOf('platnnea')).toEqual([bag.name])
  expect((await visitor.call(productApi.filter, { keywords: 'platnena' })).totalRecords).toBe(1)
  const [{ sku } = { sku: '' }] = await database().db.select({ sku: products.sku }).from(products).where(inArray(products.id, bag.childIds))
  await createProduct({ name: sku })
  expect((await namesOf(sku.toLowerCase()))[0]).toBe(bag.name)

  await database().db.update(products).set({ archived: true }).where(inArray(products.id, bag.childIds))
  caches.invalidate(['catalogue'])
  expect(await namesOf('petrol')).toEqual([])
})

it('counts what variants are before what is told, also of a product that tells of it', async () => {
  const bag = await createConfigurable([{ value: 'petrol', cents: 900, stock: 1, keywords: 'petrol' }])
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Boje petrola.' }] }] }
  await database().db.update(productTexts).set({ description: text }).where(eq(productTexts.productId, bag.id))
  await createProduct({ name: 'Svijeća', summary: 'Petrol, petrol, petrol.' })
  expect(await namesOf('petrol')).toEqual([bag.name, 'Svijeća'])
})

it('looks for near misses when the only hits are not sold now', async () => {
  await createProduct({ name: 'Zlatarvo zlato', archived: true })
  await createProduct({ name: 'Zlatarvo zlato, novo', createdAt: daysAgo(-1) })
  await createProduct({ name: 'Zlatarovo zlato' })
  expect(await namesOf('zlatarvo zlato')).toEqual(['Zlatarovo zlato'])
})

it('puts a SKU first in whatever case it is written', async () => {
  await createProduct({ name: 'Kla-17b, priručnik' })
  await createProduct({ name: 'Roman', sku: 'Kla-17b' })
  expect((await namesOf('KLA-17B'))[0]).toBe('Roman')
})

it('lists what cannot be had now last: also an e-book whose file is not here yet', async () => {
  await createProduct({ name: 'Jedro', cents: 900 })
  await createProduct({ name: 'Jedro kao knjiga', format: 'EProduct', stock: null })
  await createProduct({ name: 'Jedro koje čeka', format: 'EProduct', stock: null, hasFile: false })
  await createProduct({ name: 'Jedro kojeg nema', stock: 0 })
  expect(await namesOf('jedr')).toEqual(['Jedro kao knjiga', 'Jedro', 'Jedro kojeg nema', 'Jedro koje čeka'])
  const { records } = await visitor.call(productApi.filter, { keywords: 'jedr' })
  expect(records.map(({ awaitsFile }) => awaitsFile)).toEqual([false, false, false, true])
})

it('finds a word that stands in thousands of products, each once, also by what their variants are', async () => {
  await database().db.execute(sql`
    insert into products (site_id, format, sku, vat_rate) select 1, 'Simple', 'M-' || n, 5 from generate_series(1, 2100) n`)
  await database().db.execute(sql`
    insert into product_texts (product_id, language_id, site_id, name, slug, keywords) select id, 41, 1, 'Svezak ' || id, 'svezak-' || id, 'posvuda' from products`)
  await database().db.execute(
    sql`insert into prices (product_id, kind, cents, valid_from) select id, 'retail', 500, now() - interval '1 day' from products`,
  )
  await createProduct({ name: 'Posvuda, a više ne', archived: true })
  const bag = await createConfigurable([{ value: 'petrol', cents: 900, stock: 1, keywords: 'posvuda petrol' }])
  await createProduct({ name: 'Zbirka', sku: 'posvuda' })
  await createProduct({ name: 'Posvuda', stock: 0 })
  const { records, totalRecords } = await visitor.call(productApi.filter, { keywords: 'posvuda', limit: 4 })
  expect(records.map(({ name }) => name)).toEqual(['Zbirka', 'Posvuda', bag.name, 'Svezak 2100'])
  expect(totalRecords).toBe(2103)
  const dear = await visitor.call(productApi.filter, {
    keywords: 'posvuda',
    filters: [{ key: 'finalPrice', value: [6, 100], range: true }],
  })
  expect(dear.totalRecords).toBe(3)
})
