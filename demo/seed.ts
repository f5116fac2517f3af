import { sql } from 'drizzle-orm'
import path from 'node:path'
import { connect } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'
import { seedCategories } from './data/categories'
import { seedEvents } from './data/events'
import { seedLayoutElements } from './data/layout'
import { seedCmsOptions } from './data/options'
import { seedPages } from './data/pages/pages'
import { seedPostCategories } from './data/posts/post-categories'
import { seedPosts } from './data/posts/posts'
import { seedProducts } from './data/products/all'
import { multiplyProducts } from './multiply'
import { advanceIdentities, type SeedContext } from './write/seed-context'
import { writeCalendar } from './write/calendar'
import { writeCatalogue } from './write/catalogue'
import { writeCommerce } from './write/commerce'
import { writeContent } from './write/content'
import { writeFiles } from './write/files'
import { storeFilms, writeFilms } from './write/films'
import { writeForms } from './write/forms'
import { copyOrders } from './write/order-copies'
import { writeOrders } from './write/orders'
import { artKey, drawPictures, picturesIn, writePictures } from './write/pictures'
import { writeReviews } from './write/reviews'
import { writeOptions, writeSite } from './write/site'

/** A statement over a large catalogue takes longer than any of a shop. */
const maxMs = 30 * 60_000

type SeedOptions = {
  databaseUrl: string
  dataDir: string
  /** How many products; the demo's own without it. */
  products?: number
  /** How many orders; the demo's own without it. */
  orders?: number
  now?: Date
  log: (line: string) => void
}

/** Whether the database holds a shop already. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  const { sql: connection, db } = connect(databaseUrl, { max: 1 })
  try {
    return (await db.select({ id: sites.id }).from(sites).limit(1)).length > 0
  } finally {
    await connection.end()
  }
}

/** Replaces everything in the database by the demo shop (docs/rules/data.md#demo-replaces). */
export async function seedShop({ databaseUrl, dataDir, products: count, orders, now = new Date(), log }: SeedOptions) {
  // The sort order 'newest first' is by id, so the newest product is written last.
  const products = multiplyProducts(seedProducts, count ?? seedProducts.length).toSorted((a, b) => b.addedDaysAgo - a.addedDaysAgo)
  const named = [seedCategories, seedLayoutElements, seedCmsOptions, seedPages, seedPostCategories, seedPosts, seedEvents]
  const arts = seedProducts.flatMap((product) => [
    ...product.art,
    ...(product.samplePages ?? []),
    ...(product.variants ?? []).flatMap((variant) => variant.art ?? []),
  ])
  const dir = path.join(dataDir, 'media')
  const drawn = await drawPictures([...arts, ...picturesIn(named).map(({ art }) => art)], { dir, log })
  const films = await storeFilms(
    seedProducts.flatMap(({ film }) => film ?? []),
    dir,
  )
  log(`upisujem ${products.length} proizvoda`)
  const { sql: connection, db } = connect(databaseUrl, { max: 1, timeouts: { answerMs: maxMs, transactionMs: maxMs, silentMs: maxMs } })
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await truncateAll(tx)
      const site = await writeSite(tx)
      const ids = await writePictures(tx, site.siteId, [...drawn, ...films.map(({ poster }) => poster)])
      await writeFilms(tx, site.siteId, { films, ids })
      const seed: SeedContext = { tx, now, ...site, mediaIdOf: mediaIdLookup(ids), nextId: idCounter() }
      await writeOptions(seed)
      await writeCatalogue(seed, products)
      await writeContent(seed)
      await writeForms(seed)
      await writeCalendar(seed)
      await writeCommerce(seed)
      await writeFiles(seed)
      await writeOrders(seed)
      if (orders !== undefined) await copyOrders(seed, orders)
      await writeReviews(seed)
      await advanceIdentities(tx)
    })
    // Statistics, and the visibility map that lets counts read indexes alone: a running shop has both from autovacuum.
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`vacuum (analyze)`)
  } finally {
    await connection.end()
  }
}

/** Truncates all tables, the append-only ones too (docs/rules/data.md#append-only). */
async function truncateAll(tx: SeedContext['tx']) {
  await tx.execute(sql`
    do $$ declare names text; kept regclass[]; one regclass;
    begin
      select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
      select array_agg(tgrelid::regclass) into kept from pg_trigger where tgname = 'append_only_truncate';
      foreach one in array kept loop execute format('alter table %s disable trigger append_only_truncate', one); end loop;
      execute 'truncate ' || names || ' restart identity cascade';
      foreach one in array kept loop execute format('alter table %s enable trigger append_only_truncate', one); end loop;
    end $$`)
}

function mediaIdLookup(ids: Map<string, number>) {
  return (art: object) => {
    const id = ids.get(artKey(art))
    if (!id) throw new Error(`The seed has not drawn ${artKey(art)}.`)
    return id
  }
}

function idCounter() {
  const last = new Map<string, number>()
  return (table: string) => {
    const id = (last.get(table) ?? 0) + 1
    last.set(table, id)
    return id
  }
}
