import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { products, productTexts } from '@/server/db/schema/product'
import { vocabulary } from '@/server/db/schema/listing'
import { pruneVocabulary } from '@/server/modules/product/search/prune-vocabulary'
import { createProduct } from '@/tests/support/factories'
import { seededRandom } from '@/tests/support/seeded-random'

const { db } = database()

beforeEach(async () => {
  await db.execute(sql`truncate products, vocabulary restart identity cascade`)
})

async function knownWords() {
  const rows = await db.select({ word: vocabulary.word }).from(vocabulary).orderBy(vocabulary.word)
  return rows.map(({ word }) => word)
}

describe('the vocabulary', () => {
  it('contains the folded words of names and keywords, without numbers and two-letter words', async () => {
    await createProduct({ name: 'Đačko DOBA, 2. izdanje', sku: 'KLA-007', keywords: '978-953-384-001-7 Marko Šarić čakavski' })
    expect(await knownWords()).toEqual(['cakavski', 'dacko', 'doba', 'izdanje', 'marko', 'saric'])
  })

  it('adds words of changed texts and prunes unused ones', async () => {
    const { id } = await createProduct({ name: 'Tiho more' })
    await createProduct({ name: 'Tiha noć' })
    await db.update(productTexts).set({ name: 'Tiho nebo' }).where(eq(productTexts.productId, id))
    expect(await knownWords()).toEqual(['more', 'nebo', 'noc', 'tiha', 'tiho'])
    expect(await pruneVocabulary()).toBe(1)
    await db.delete(products).where(eq(products.id, id))
    expect(await pruneVocabulary()).toBe(2)
    expect(await pruneVocabulary()).toBe(0)
    expect(await knownWords()).toEqual(['noc', 'tiha'])
  })

  it('ignores overlong words', async () => {
    await createProduct({ name: 'a'.repeat(3000) })
    expect(await knownWords()).toEqual([])
  })

  it.each([1, 2, 3])('contains every used word after random writes, and no other after pruning (seed %i)', async (seed) => {
    const { below, one } = seededRandom(seed)
    const words = ['more', 'nebo', 'grad', 'selo', 'kruh', 'voda', 'rijeka', 'otok']
    const name = () => `${one(words)} ${one(words)}`
    for (let n = 0; n < 12; n++) {
      const said = await db.select({ productId: productTexts.productId, name: productTexts.name }).from(productTexts)
      const some = said[below(said.length + 1)]
      if (!some) await createProduct({ name: name(), keywords: one(words) })
      else if (below(3) === 0) await db.delete(products).where(eq(products.id, some.productId))
      else await db.update(productTexts).set({ name: name() }).where(eq(productTexts.productId, some.productId))
      if (below(4) === 0) await pruneVocabulary()
    }
    const texts = await db.select({ name: productTexts.name, keywords: productTexts.keywords }).from(productTexts)
    const said = [
      ...new Set(texts.flatMap((text) => `${text.name} ${text.keywords}`.split(' ')).filter((word) => words.includes(word))),
    ].toSorted()
    expect(await knownWords()).toEqual(expect.arrayContaining(said))
    await pruneVocabulary()
    expect(await knownWords()).toEqual(said)
  })
})
