import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/modules/product/catalogue/ids'
import { meantWords, nearEnough } from './near-words'
import { pricedListing } from '@/server/modules/product/price/priced-listing'
import { queryOf, type SearchWords } from './search-words'
import { soldVariantsIn } from '@/server/modules/product/catalogue/variants-sql'

type Reader = Pick<Ctx, 'site' | 'language' | 'now'> & { db: Tx }

/** A product with a text in the language of the search, and no variant: what is found of one stands for its parent. */
export type Hit = {
  id: number
  /** Its texts tell of the words; its name and choices do not have them. */
  isTold: boolean
}

/** What keywords found. */
export type FoundProducts = {
  /** Those that were typed, or those that were meant. */
  words: SearchWords
  /** Those with the SKU that was typed. */
  skus: number[]
  /** null: so many have the words in name and choices that a list asks for them itself. */
  hits: Hit[] | null
}

/** Beyond so many products whose names and choices say the words, nobody misses one that only tells of them. */
const toldBelow = 2000

/** Runs the queries of one search on one state of the shop. Postgres takes the nearness of `<%` from a setting, which holds for this transaction only. */
export async function searching<T>({ db }: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('pg_trgm.word_similarity_threshold', ${nearEnough}, true), set_config('work_mem', '16MB', true), set_config('jit', 'off', true)`)
      return work(tx)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

/** Work on a list, with what its keywords find; with null where it has none. */
export async function withFound<T>(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  words: SearchWords | null,
  work: (db: Tx, found: FoundProducts | null) => Promise<T>,
): Promise<T> {
  if (!words) return work(ctx.db, null)
  return searching(ctx, async (db) => work(db, await findProducts({ ...ctx, db }, words)))
}

/**
 * Products by their words or those of their variants, stems and marks apart, or by SKU; after them those whose texts tell of them. Only when none of
 * these is listed: by the words that were meant, so that a slip of the finger still finds and a right word brings no strangers. Only within `searching`.
 */
export async function findProducts(reader: Reader, words: SearchWords): Promise<FoundProducts> {
  const { isListed, ...found } = await saidProducts(reader, words)
  if (isListed) return found
  for (const meant of await meantWords(reader, words)) {
    const { isListed, ...found } = await saidProducts(reader, meant)
    if (isListed) return found
  }
  return found
}

async function saidProducts(reader: Reader, words: SearchWords): Promise<FoundProducts & { isListed: boolean }> {
  const { skus, named } = await namedProducts(reader, words)
  if (named.length === toldBelow) return { words, skus, hits: null, isListed: true }
  return { words, skus, ...(await toldProducts(reader, words, [...skus, ...named])) }
}

async function namedProducts({ db, site, language }: Reader, { typed, tsquery }: SearchWords) {
  const [row] = await db.execute<{ skus: number[]; named: number[] }>(sql`
    select
      array(
        select coalesce(v.parent_id, p.id)
        from products p
        join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
        left join ${soldVariantsIn(language.id)} v on v.child_id = p.id
        where p.site_id = ${site.id} and lower(p.sku) = lower(${typed})
      ) as skus,
      array(
        select t.product_id from product_texts t
        where t.site_id = ${site.id} and t.language_id = ${language.id} and t.search @@ ${queryOf(tsquery)} limit ${toldBelow}
      ) as named`)
  return { skus: row?.skus ?? [], named: row?.named ?? [] }
}

async function toldProducts({ db, site, language, now }: Reader, { tsquery }: SearchWords, named: number[]) {
  const [row] = await db.execute<{ named: number[]; told: number[]; is_listed: boolean }>(sql`
    with said as (
      select product_id, false as is_told from unnest(${idArray(named)}) named (product_id)
      union all
      select m.product_id, true from izlog_telling_products(${site.id}, ${language.id}, ${queryOf(tsquery)}) m (product_id)
    ), found as materialized (
      select coalesce(v.parent_id, said.product_id) as product_id, bool_and(said.is_told) as is_told
      from said left join ${soldVariantsIn(language.id)} v on v.child_id = said.product_id group by 1
    )
    select
      array(select product_id from found where not is_told) as named,
      array(select product_id from found where is_told) as told,
      exists (select 1 from found join (${pricedListing(now())}) on l.product_id = found.product_id and ${language.id} = any(l.language_ids)) as is_listed`)
  const hits = (ids: number[] = [], isTold: boolean) => ids.map((id): Hit => ({ id, isTold }))
  return { hits: [...hits(row?.named, false), ...hits(row?.told, true)], isListed: row?.is_listed ?? false }
}
