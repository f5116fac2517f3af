import { sql } from 'drizzle-orm'
import { media } from '@/server/db/schema/media'
import { seedCategories } from '@/demo/data/categories'
import { seedProducts } from '@/demo/data/products/all'
import { advanceIdentities, insertRows, type SeedContext } from '@/demo/write/seed-context'
import { writeCatalogue } from '@/demo/write/catalogue'
import { writeFiles } from '@/demo/write/files'
import { artKey } from '@/demo/write/pictures'
import { database } from '@/server/db/client'

/** Writes the demo catalogue, with pictures as rows without files. */
export async function writeDemoCatalogue(now = new Date()) {
  const arts = [
    ...seedProducts.flatMap(({ art, samplePages = [], variants = [] }) => [
      ...art,
      ...samplePages,
      ...variants.flatMap((one) => one.art ?? []),
    ]),
    ...seedCategories.map(({ art }) => art),
    ...seedProducts.flatMap(({ film }) => film ?? []),
  ]
  const ids = new Map([...new Set(arts.map(artKey))].map((key, index) => [key, index + 1]))
  const last = new Map<string, number>()
  await database().db.transaction(async (tx) => {
    // The catalogue is written as by the seed, which has no limit either.
    await tx.execute(sql`set local statement_timeout = 0`)
    await insertRows(
      tx,
      media,
      [...ids].map(([title, id]) => {
        const hash = id.toString(16).padStart(20, '0')
        const names = { title: `Slika ${id}`, alt: `Slika ${id}`, displayName: `Slika ${id}`, originalName: `${hash}.svg` }
        return {
          id,
          siteId: 1,
          driveId: hash,
          ...names,
          description: title,
          extension: 'webp',
          mime: 'image/webp',
          size: 1,
          hash,
          path: `${hash}/w960.webp`,
        }
      }),
    )
    const seed: SeedContext = {
      tx,
      now,
      siteId: 1,
      languageId: 41,
      mediaIdOf: (art) => ids.get(artKey(art)) ?? 0,
      nextId(table) {
        const id = (last.get(table) ?? 0) + 1
        last.set(table, id)
        return id
      },
    }
    await writeCatalogue(seed, seedProducts)
    await writeFiles(seed)
    await advanceIdentities(tx)
  })
  await database().db.execute(sql`analyze`)
}
