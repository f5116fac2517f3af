import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { database } from '@/server/db/client'
import { attributes, attributeValues, attributeValueTexts, productAttributes } from '@/server/db/schema/attribute'
import { options } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'

// docs/rules/catalog.md#authors
it('a redirect may lead to the page of an author who has a product, and never from one', async () => {
  const { db } = database()
  const editor = callAs({ accessToken: (await createMerchant('content')).accessToken })
  const create = (from: string, to: string) => editor.call(officeRedirectApi.create, { from, to })
  const refusal = (from: string, to: string) => failureOf(create(from, to))
  const [attribute] = await db
    .insert(attributes)
    .values({ siteId: 1, code: 'pisac', input: 'multipleSelect', filterable: true })
    .returning()
  const attributeId = attribute?.id ?? 0
  const [value] = await db.insert(attributeValues).values({ attributeId, key: 'ana-lug', position: 0 }).returning()
  const valueId = value?.id ?? 0
  await db.insert(attributeValueTexts).values({ valueId, languageId: 41, label: 'Ana Lug' })
  await db.delete(options).where(eq(options.key, 'BylineAttribute'))
  await db.insert(options).values({ siteId: 1, key: 'BylineAttribute', value: 'pisac' })
  expect(await refusal('/ana', '/autor/ana-lug')).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
  const { id } = await createProduct({ name: 'Rijeka' })
  await db.insert(productAttributes).values({ productId: id, attributeId, valueId })
  expect(await create('/ana', '/hr/autor/ana-lug/?str=2')).toMatchObject({ to: '/autor/ana-lug?str=2' })
  for (const to of ['/autor', '/autor/nema', '/autor/ana-lug/knjige'])
    expect(await refusal('/odnekud', to)).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
  for (const from of ['/autor/ana-lug', '/autor/nema'])
    expect(await refusal(from, '/shop')).toMatchObject({
      fieldErrors: { from: ['Ova adresa pripada programu i ne može se preusmjeriti.'] },
    })
})
