import { asc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { cacheInvalidations } from '@/server/db/schema/cache-invalidation'
import { redirects } from '@/server/db/schema/site'
import { sheet } from '@/tests/support/import/csv-file'
import { emptyCatalogue, headers, importText, row } from '@/tests/support/import/import-products'

beforeEach(async () => {
  await emptyCatalogue()
  await database().db.delete(cacheInvalidations)
})

const killed = new Error('killed')

/** Imports in batches of one row and ends after the first. */
async function importFirstRow(content: string) {
  const onProgress = () => {
    throw killed
  }
  await expect(importText(content, { batchSize: 1, onProgress })).rejects.toBe(killed)
}

// docs/rules/import-export.md#created-taxonomy
it.each([
  ['Kategorije', 'Zemljovidi'],
  ['Proizvođač', 'Vodenica'],
  ['Atribut: Boja [boja, dropdown]', 'plava'],
])('a killed import has invalidated the lists for what it created in the column %s', async (column, cell) => {
  // The row waits for its parent, so that only the taxonomy is written.
  await importFirstRow(sheet([...headers, column, 'Nadređeni SKU'], row('V', { [column]: cell, 'Nadređeni SKU': 'KASNIJE' })))
  const entries = await database().db.select().from(cacheInvalidations).orderBy(asc(cacheInvalidations.id))
  expect(entries.map(({ tags }) => tags)).toEqual([['catalogue']])
})

it('a killed import has removed the redirects at the paths of new categories with products', async () => {
  const paths = ['/shop/karte', '/shop/zemljovidi', '/shop/sama']
  await database()
    .db.insert(redirects)
    .values(paths.map((fromPath) => ({ siteId: 1, fromPath, toPath: '/shop' })))
  const columns = [...headers, 'Kategorije', 'Nadređeni SKU']
  await importFirstRow(sheet(columns, row('A', { Kategorije: 'Karte > Zemljovidi' }), row('B', { Kategorije: 'Sama' })))
  expect((await database().db.select().from(redirects)).map(({ fromPath }) => fromPath)).toEqual(['/shop/sama'])
})
