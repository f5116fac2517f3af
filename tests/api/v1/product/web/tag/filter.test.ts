import { expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { tagApi } from '@/lib/api/v1/product/web/tag'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'

const visitor = callAs()
const { db } = database()

async function createAttribute(code: string, input: 'multipleSelect' | 'dropdown', labels: string[], filterable = true) {
  const [attribute] = await db.insert(schema.attributes).values({ siteId: 1, code, input, filterable }).returning()
  if (!attribute) throw new Error('The attribute was not written.')
  await db.insert(schema.attributeTexts).values({ attributeId: attribute.id, languageId: 41, label: code })
  const values = await db
    .insert(schema.attributeValues)
    .values(labels.map((key, position) => ({ attributeId: attribute.id, key, position })))
    .returning({ valueId: schema.attributeValues.id, label: schema.attributeValues.key })
  await db.insert(schema.attributeValueTexts).values(values.map((value) => ({ ...value, languageId: 41 })))
  return values.map(({ valueId }) => ({ attributeId: attribute.id, valueId }))
}

it('returns tags of listed products with counts, usable as filters', async () => {
  const [more, island, nobody] = await createAttribute('tema', 'multipleSelect', ['more', 'otok', 'nitko'])
  const [hard] = await createAttribute('uvez', 'dropdown', ['tvrdi'])
  const [inner] = await createAttribute('interno', 'multipleSelect', ['skriveno'], false)
  if (!more || !island || !nobody || !hard || !inner) throw new Error('The values were not written.')
  const [first, second] = [await createProduct(), await createProduct()]
  const archived = await createProduct({ archived: true })
  await db.insert(schema.productAttributes).values([
    { productId: first.id, ...more },
    { productId: first.id, ...island },
    { productId: first.id, ...hard },
    { productId: first.id, ...inner },
    { productId: second.id, ...more },
    { productId: archived.id, ...island },
    { productId: archived.id, ...nobody },
  ])
  const sea = { id: more.valueId, title: 'more', attributeCode: 'tema', productCount: 2 }
  const isle = { id: island.valueId, title: 'otok', attributeCode: 'tema', productCount: 1 }
  expect(await visitor.call(tagApi.filter, {})).toEqual({ records: [sea, isle], totalRecords: 2, totalPages: 1, page: 1, limit: 2 })
  const named = await visitor.call(tagApi.filter, { filters: [{ key: 'id', value: [isle.id, sea.id, nobody.valueId] }] })
  expect(named.records).toEqual([isle, sea])
  const found = await visitor.call(productApi.filter, { filters: [{ key: sea.attributeCode, value: [sea.id] }] })
  expect(found.totalRecords).toBe(sea.productCount)
})

it('refuses unknown filters', async () => {
  expect(await failureOf(visitor.call(tagApi.filter, { filters: [{ key: 'boja', value: 1 }] }))).toMatchObject({ status: 422 })
})
