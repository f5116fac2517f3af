import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { seedProducts } from '@/server/db/seed/data/products/all'
import { media } from '@/server/db/schema/media'
import { writeCatalogue } from '@/server/db/seed/write/catalogue'
import { callAs } from '@/tests/support/caller'
import golden from '@/tests/golden/search.json'

const drawing = {
  siteId: 1,
  driveId: 'crtež',
  title: 'crtež',
  displayName: 'crtež',
  originalName: 'crtez.webp',
  extension: 'webp',
  mime: 'image/webp',
  size: 1,
  hash: 'a'.repeat(64),
  width: 800,
  height: 1200,
  path: '/',
}

/** The demo's whole catalogue, with one picture for all. */
beforeAll(async () => {
  const last = new Map<string, number>()
  const nextId = (table: string) => {
    const id = (last.get(table) ?? 0) + 1
    last.set(table, id)
    return id
  }
  await database().db.transaction(async (tx) => {
    const [picture] = await tx.insert(media).values(drawing).returning({ id: media.id })
    if (!picture) throw new Error('The picture was not written.')
    const book = { tx, now: new Date(), siteId: 1, languageId: 41, mediaOf: () => picture.id, nextId }
    await writeCatalogue(
      book,
      seedProducts.toSorted((a, b) => b.addedDaysAgo - a.addedDaysAgo),
    )
  })
  await database().db.execute(sql`analyze`)
}, 60_000)

describe('what people type finds what they mean, among the first three', () => {
  it.each(golden.map(([typed = '', name = ''], n) => ({ typed, name, n })))('$typed: $name', async ({ typed, name, n }) => {
    // Each from a house of its own: a person may search sixty times a minute.
    const visitor = callAs({ headers: { 'x-izlog-address': `203.0.113.${n}` } })
    const { records } = await visitor.call(productApi.filter, { keywords: typed, limit: 3 })
    expect(records.map((record) => record.name)).toContain(name)
  })
})
