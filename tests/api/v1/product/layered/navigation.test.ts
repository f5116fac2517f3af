import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { layeredApi } from '@/lib/api/v1/product/layered'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { seededRandom } from '@/tests/support/seeded-random'
import { createConfigurable } from '../support/configurable'

const visitor = callAs()
const { db } = database()
type Filters = NonNullable<InputOf<typeof layeredApi.navigation>['filters']>
type Input = (typeof schema.attributeInput.enumValues)[number]

const facetsOf = (filters: Filters, mainCategory?: number) => visitor.call(layeredApi.navigation, { filters, mainCategory })
const countOf = async (filters: Filters, mainCategory?: number) =>
  (await visitor.call(productApi.filter, { filters: [...filters, { key: 'archived', value: false }], mainCategory, limit: 1 })).totalRecords

async function createAttribute(code: string, input: Input, values: string[] = []) {
  const [row] = await db.insert(schema.attributes).values({ siteId: 1, code, input, filterable: true }).returning()
  if (!row) throw new Error('The attribute was not written.')
  await db.insert(schema.attributeTexts).values({ attributeId: row.id, languageId: 41, label: code })
  const ids: number[] = []
  for (const [position, key] of values.entries()) {
    const [value] = await db.insert(schema.attributeValues).values({ attributeId: row.id, key, position, swatch: '#0f6cbd' }).returning()
    if (!value) throw new Error('The value was not written.')
    await db.insert(schema.attributeValueTexts).values({ valueId: value.id, languageId: 41, label: key })
    ids.push(value.id)
  }
  return { id: row.id, ids }
}

let category: { id: number }

/** Sixty books in two categories with every attribute type, and two bags with variants in colours. */
beforeAll(async () => {
  const { below, one, isLikely } = seededRandom(7)
  category = await createCategory({ name: 'Polica', slug: 'polica' })
  const under = await createCategory({ name: 'Ladica', slug: 'ladica', parentId: category.id })
  const binding = await createAttribute('uvez', 'dropdown', ['tvrdi', 'meki', 'spirala'])
  const genre = await createAttribute('zanr', 'multipleSelect', ['roman', 'priče', 'drama', 'poezija'])
  const size = await createAttribute('format', 'textSwatch', ['A5', 'A4'])
  const colour = await createAttribute('boja', 'visualSwatch', ['crvena', 'plava'])
  const pages = await createAttribute('strane', 'numberField')
  const releaseDate = await createAttribute('izlazak', 'date')
  const launchDate = await createAttribute('predstavljanje', 'dateTime')
  const award = await createAttribute('nagrada', 'yesNo')
  let attributeRows: Omit<typeof schema.productAttributes.$inferInsert, 'productId'>[] = []
  for (let n = 0; n < 60; n++) {
    const { id: productId } = await createProduct({
      cents: 900 + below(40) * 50,
      ...(isLikely(0.3) && { sale: { cents: 700, daysAgo: 2 } }),
      featured: isLikely(0.2),
      categoryIds: [one([category.id, under.id])],
    })
    // Every third book repeats the attributes of the previous one, at another price.
    if (n % 3 !== 2)
      attributeRows = [
        { attributeId: binding.id, valueId: one(binding.ids) },
        ...genre.ids.filter(() => isLikely(0.4)).map((valueId) => ({ attributeId: genre.id, valueId })),
        { attributeId: size.id, valueId: one(size.ids) },
        ...(isLikely(0.7) ? [{ attributeId: pages.id, number: 50 + below(500) }] : []),
        ...(isLikely(0.7) ? [{ attributeId: releaseDate.id, moment: new Date(Date.UTC(2020 + below(5), below(12), 1 + below(28))) }] : []),
        ...(isLikely(0.2) ? [{ attributeId: launchDate.id, moment: new Date(Date.UTC(2025, below(12), 3, 23, 30)) }] : []),
        ...(isLikely(0.4) ? [{ attributeId: award.id, yes: isLikely(0.5) }] : []),
      ]
    await db.insert(schema.productAttributes).values(attributeRows.map((fact) => ({ ...fact, productId })))
  }
  for (const count of [1, 2]) {
    const bag = await createConfigurable(Array.from({ length: count }, (_, n) => ({ value: `b${n}`, cents: 1000, stock: 1 })))
    await db
      .insert(schema.productAttributes)
      .values(bag.childIds.map((productId, n) => ({ productId, attributeId: colour.id, valueId: colour.ids[n] })))
  }
  await db
    .update(schema.attributes)
    .set({ filterable: false })
    .where(sql`code like 'boja-%'`)
})

describe('POST product/layered/navigation', () => {
  it('returns every type with values, bounds, days and colours', async () => {
    const facets = await facetsOf([])
    const types = ['Number', 'Dropdown', 'MultiSelect', 'TextSwatch', 'VisualSwatch', 'Number', 'Date', 'DateTime', 'YesNo']
    expect(facets.map(({ type }) => type)).toEqual(types)
    const byCode = new Map(facets.map((facet) => [facet.attributeCode, facet]))
    expect(byCode.get('boja')?.values).toMatchObject([
      { valueLabel: 'crvena', totalProducts: 2, swatch: '#0f6cbd' },
      { valueLabel: 'plava', totalProducts: 1 },
    ])
    expect(byCode.get('izlazak')?.values[0]?.minValue).toMatch(/^202\d-\d\d-\d\d$/)
    // Shortly after midnight in Zagreb, as on the product page.
    expect(byCode.get('predstavljanje')?.values[0]?.minValue).toMatch(/^2025-\d\d-04$/)
    expect(byCode.get('nagrada')?.values.map(({ valueLabel }) => valueLabel)).toEqual(['yes', 'no'])
  })

  it('returns price bounds in whole euros, following other choices', async () => {
    const [price] = await facetsOf([])
    expect(price).toMatchObject({ attributeCode: 'finalPrice', type: 'Number', unit: '€', values: [{ minValue: 7, valueLabel: '' }] })
    expect(
      await countOf([{ key: 'finalPrice', value: [price?.values[0]?.minValue ?? null, price?.values[0]?.maxValue ?? null], range: true }]),
    ).toBe(62)
    const [reduced] = await facetsOf([{ key: 'discount', value: true }])
    expect(reduced).toMatchObject({ attributeCode: 'uvez' })
  })

  it('filters by the shown price', async () => {
    const cheap = await countOf([{ key: 'finalPrice', value: [null, 7], range: true }])
    expect(cheap).toBe(await countOf([{ key: 'discount', value: true }]))
    expect(await countOf([{ key: 'finalPrice', value: [1e300, null], range: true }])).toBe(0)
    expect(await failureOf(countOf([{ key: 'finalPrice', value: ['7', '8'], range: true }]))).toMatchObject({ status: 422 })
  })

  it('refuses unknown filters', async () => {
    expect(await failureOf(facetsOf([{ key: 'nepoznato', value: [1] }]))).toMatchObject({ status: 422 })
    expect(await failureOf(facetsOf([{ key: 'uvez', value: 'tvrdi' }]))).toMatchObject({ status: 422 })
    expect((await visitor.send(layeredApi.navigation, { filters: [], price: 1 })).status).toBe(422)
  })

  it.each(Array.from({ length: 12 }, (_, n) => n + 1))('counts what the list shows when chosen (seed %i)', async (seed) => {
    const random = seededRandom(seed)
    const { one, isLikely } = random
    const mainCategory = isLikely(0.5) ? category.id : undefined
    const marks: Filters = [
      ...(isLikely(0.2) ? [{ key: 'discount', value: isLikely(0.5) }] : []),
      ...(isLikely(0.1) ? [{ key: 'featured', value: true }] : []),
    ]
    const all = await facetsOf(marks, mainCategory)
    const chosen = all.filter(() => isLikely(0.3)).map((facet) => someChoice(facet, random))
    const facets = await facetsOf([...marks, ...chosen], mainCategory)
    for (const facet of facets) {
      const others = chosen.filter(({ key }) => key !== facet.attributeCode)
      const value = one(facet.values)
      const choice = { key: facet.attributeCode, ...choiceOf(facet, value) }
      expect
        .soft(await countOf([...marks, ...others, choice], mainCategory), `${facet.attributeCode} beside ${JSON.stringify(chosen)}`)
        .toBe(value.totalProducts)
    }
  })
})

/** The choice that the facet value counts. */
function choiceOf(facet: LayeredFilter, value: LayeredFilter['values'][number]) {
  if (facet.type === 'YesNo') return { value: value.valueLabel === 'yes', range: false }
  if (value.valueID !== null) return { value: [value.valueID], range: false }
  return { value: [value.minValue, value.maxValue], range: true }
}

function someChoice(facet: LayeredFilter, { one, below }: ReturnType<typeof seededRandom>) {
  const key = facet.attributeCode
  if (key === 'finalPrice') return { key, value: [7 + below(8), 15 + below(15)], range: true }
  if (facet.type === 'Number') return { key, value: [100 + below(150), 250 + below(200)], range: true }
  if (facet.type === 'Date') return { key, value: ['2021-01-01', `202${2 + below(3)}-06-30`], range: true }
  return { key, ...choiceOf(facet, one(facet.values)) }
}
