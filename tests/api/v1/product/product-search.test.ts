import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'
import { createProduct } from '@/tests/support/factories'
import { seededRandom } from '@/tests/support/seeded-random'

const { db } = database()

beforeEach(async () => {
  await db.execute(sql`truncate products restart identity cascade`)
})

/** Texts without their row in product_search, or with one of other words, and rows without their text. */
const strays = () =>
  db.execute(sql`
    select t.product_id, t.name, s.words from product_texts t full join product_search s using (product_id, language_id)
    where t.name is null or s.words is distinct from setweight(to_tsvector('izlog_hr', t.name), 'A') || setweight(izlog_vector(t.keywords), 'B')
      or s.site_id <> t.site_id`)

// docs/rules/data.md#product-search
it.each([1, 2, 3])('follows texts through random writes (seed %i)', async (seed) => {
  const { below, one, isLikely } = seededRandom(seed)
  const words = ['more', 'nebo', 'grad', 'selo', 'kruh', 'voda']
  const text = () => `${one(words)} ${one(words)}`
  const languages = await db.execute<{ id: number }>(sql`select id from languages order by id`)
  for (let n = 0; n < 30; n++) {
    const texts = await db.select().from(productTexts)
    const some = texts[below(texts.length + 1)]
    if (!some) {
      const { id } = await createProduct({ name: text(), keywords: text() })
      const other = one(languages).id
      if (isLikely(0.5))
        await db
          .insert(productTexts)
          .values({ productId: id, languageId: other, siteId: 1, name: text(), slug: `p-${id}` })
          .onConflictDoNothing()
      continue
    }
    const own = and(eq(productTexts.productId, some.productId), eq(productTexts.languageId, some.languageId))
    const write = one(['delete', 'delete a text', 'keywords', 'keywords', 'names'])
    if (write === 'delete') await db.delete(products).where(eq(products.id, some.productId))
    if (write === 'delete a text') await db.delete(productTexts).where(own)
    if (write === 'keywords') await db.update(productTexts).set({ keywords: text() }).where(own)
    if (write === 'names') await db.update(productTexts).set({ name: text() })
  }
  expect(await strays()).toEqual([])
})
