import { beforeEach, expect, it } from 'vitest'
import { eq, inArray, sql } from 'drizzle-orm'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'
import { callAs } from '@/tests/support/http/caller'
import { createProduct, daysAgo } from '@/tests/support/factories'
import { createConfigurable } from '../support/configurable'

const visitor = callAs()

async function namesOf(keywords: string) {
  return (await visitor.call(productApi.filter, { keywords })).records.map(({ name }) => name)
}

beforeEach(async () => {
  await database().db.execute(sql`truncate products, categories, attributes restart identity cascade`)
})

it('ranks name before keywords before text, regardless of stock', async () => {
  await createProduct({ name: 'Priča', summary: 'Otok, otok i opet otok.' })
  await createProduct({ name: 'Zapisi', description: 'Živjeli su na otoku.' })
  await createProduct({ name: 'Karta', keywords: 'otok', stock: 0 })
  await createProduct({ name: 'Otok', stock: 0 })
  expect(await namesOf('otoka')).toEqual(['Otok', 'Karta', 'Priča', 'Zapisi'])
})

it('matches words across name and text', async () => {
  await createProduct({ name: 'Knjiga kruha', description: 'Autorica je violinistica.' })
  await createProduct({ name: 'Knjiga soli' })
  expect(await namesOf('kruh violinistica')).toEqual(['Knjiga kruha'])
})

it('finds a product once by its variants, also by their SKU', async () => {
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

it("ranks variants' keywords before texts", async () => {
  const bag = await createConfigurable([{ value: 'petrol', cents: 900, stock: 1, keywords: 'petrol' }])
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Boje petrola.' }] }] }
  await database().db.update(productTexts).set({ description: text }).where(eq(productTexts.productId, bag.id))
  await createProduct({ name: 'Svijeća', summary: 'Petrol, petrol, petrol.' })
  expect(await namesOf('petrol')).toEqual([bag.name, 'Svijeća'])
})

it('corrects the spelling when no hit is listed', async () => {
  await createProduct({ name: 'Zlatarvo zlato', archived: true })
  await createProduct({ name: 'Zlatarvo zlato, novo', createdAt: daysAgo(-1) })
  await createProduct({ name: 'Zlatarovo zlato' })
  expect(await namesOf('zlatarvo zlato')).toEqual(['Zlatarovo zlato'])
})

// docs/rules/catalog.md#spelling-told
it('says what it searched instead, as the texts write it', async () => {
  await createProduct({ name: 'Zločin i kazna' })
  await createProduct({ name: 'Vodopad' })
  await createProduct({ name: 'Zlatarovo zlato' })
  const correctedOf = async (keywords: string) => (await visitor.call(productApi.filter, { keywords })).corrected
  expect(await correctedOf('zločin')).toBeUndefined()
  expect(await correctedOf('zlčoin')).toEqual({ keywords: 'zločin', hasAlternatives: false })
  expect(await correctedOf('zlatarovozlato')).toEqual({ keywords: 'zlatarovo zlato', hasAlternatives: false })
  expect(await correctedOf('vodo pad')).toEqual({ keywords: 'vodopad', hasAlternatives: false })
  expect(await correctedOf('nečega takvog nema')).toBeUndefined()
  await createProduct({ name: 'Kamen' })
  await createProduct({ name: 'Kamin' })
  caches.invalidate(['catalogue'])
  expect(await correctedOf('kamxn')).toMatchObject({ hasAlternatives: true })
})

it.each(['KLA-17B', 'kla 17b', 'kla17b', 'Kla.17/B'])('ranks the SKU Kla-17b first for %s', async (typed) => {
  await createProduct({ name: 'Kla-17b, priručnik' })
  await createProduct({ name: 'Roman', sku: 'Kla-17b' })
  await createProduct({ name: 'Bez oznake', sku: '---' })
  expect((await namesOf(typed))[0]).toBe('Roman')
})

it('ranks unavailable products last, also e-products without a file', async () => {
  await createProduct({ name: 'Jedro', cents: 900 })
  await createProduct({ name: 'Jedro kao knjiga', format: 'EProduct', stock: null })
  await createProduct({ name: 'Jedro koje čeka', format: 'EProduct', stock: null, hasFile: false })
  await createProduct({ name: 'Jedro kojeg nema', stock: 0 })
  expect(await namesOf('jedr')).toEqual(['Jedro kao knjiga', 'Jedro', 'Jedro kojeg nema', 'Jedro koje čeka'])
  const { records } = await visitor.call(productApi.filter, { keywords: 'jedr' })
  expect(records.map(({ awaitsFile }) => awaitsFile)).toEqual([false, false, false, true])
})

it('finds a word with thousands of matches, each once, also by variants', async () => {
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
