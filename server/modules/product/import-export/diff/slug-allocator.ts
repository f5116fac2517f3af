import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { productTexts } from '@/server/db/schema/product'
import { slugOf } from '@/lib/text/slug'
import { orderSlugMoves, type SlugMove } from './slug-moves'

export type SlugRequest = {
  sku: string
  languageId: number
  /** The slug in the file. */ explicit: string | undefined
  /** The name to derive a slug from. */ name: string
}

/** Who has a slug after earlier batches of a dry run, which the database does not know: a product's id, or null for nobody. */
export type EarlierSlugs = Map<string, number | null>

/** Of one statement; Postgres takes 65,535 parameters. */
const maxCandidates = 10_000

/** Allocates unique slugs for each site and language (docs/rules/import-export.md#slug-allocation). */
export class SlugAllocator {
  #takenBy = new Map<string, number>()

  constructor(private readonly earlier: EarlierSlugs) {}

  /** Loads all slugs that these requests could collide with. */
  static async load(
    tx: Tx,
    { siteId, requests, earlier }: { siteId: number; requests: readonly SlugRequest[]; earlier: EarlierSlugs },
  ): Promise<SlugAllocator> {
    const slugs = new SlugAllocator(earlier)
    const candidates = [...new Set(requests.flatMap(candidatesOf))]
    for (let at = 0; at < candidates.length; at += maxCandidates) {
      const some = inArray(productTexts.slug, candidates.slice(at, at + maxCandidates))
      const rows = await tx
        .select({ productId: productTexts.productId, languageId: productTexts.languageId, slug: productTexts.slug })
        .from(productTexts)
        .where(and(eq(productTexts.siteId, siteId), some))
      for (const { productId, languageId, slug } of rows) slugs.#takenBy.set(`${languageId} ${slug}`, productId)
    }
    return slugs
  }

  /** Claims the new slugs of products that move at once, so that they may exchange them. One whose slug stays taken keeps its own, before others. */
  claimMoves(moves: readonly SlugMove[]) {
    const { groups } = orderSlugMoves(moves, ({ languageId, to, productId }) => this.isFree(languageId, to, productId))
    const possible = groups.flat()
    for (const { languageId, from } of possible) this.#give(`${languageId} ${from}`, null)
    for (const { languageId, to, productId } of possible) this.#give(`${languageId} ${to}`, productId)
  }

  /** Allocates the first free candidate to this product. */
  allocate(request: SlugRequest, productId: number): string {
    const free = candidatesOf(request).find((slug) => this.isFree(request.languageId, slug, productId))
    const slug = free ?? `${candidatesOf(request)[0]}-${Math.abs(productId)}`
    this.#give(`${request.languageId} ${slug}`, productId)
    return slug
  }

  isFree(languageId: number, slug: string, productId: number): boolean {
    const key = `${languageId} ${slug}`
    const owner = this.earlier.has(key) ? this.earlier.get(key) : this.#takenBy.get(key)
    return owner === undefined || owner === null || owner === productId
  }

  #give(key: string, productId: number | null) {
    this.earlier.set(key, productId)
  }
}

/** The slug or the name's slug, then with the SKU, then numbered. */
function candidatesOf({ sku, explicit, name }: SlugRequest): string[] {
  const base = explicit ?? (slugOf(name) || 'proizvod')
  const own = slugOf(sku)
  return [base, ...(own === '' ? [] : [`${base}-${own}`]), ...[2, 3, 4, 5].map((n) => `${base}-${n}`)]
}
