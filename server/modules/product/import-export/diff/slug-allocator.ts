import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { productTexts } from '@/server/db/schema/product'
import { slugOf } from '@/lib/text/slug'

export type SlugRequest = {
  sku: string
  languageId: number
  /** The slug in the file. */ explicit: string | undefined
  /** The name to derive a slug from. */ name: string
}

/** Allocates unique slugs for each site and language (docs/rules/import-export.md#slug-allocation). */
export class SlugAllocator {
  #takenBy = new Map<string, number>()

  /** Loads all slugs that these requests could collide with. */
  static async load(tx: Tx, siteId: number, requests: readonly SlugRequest[]): Promise<SlugAllocator> {
    const slugs = new SlugAllocator()
    const candidates = [...new Set(requests.flatMap(candidatesOf))]
    if (candidates.length === 0) return slugs
    const rows = await tx
      .select({ productId: productTexts.productId, languageId: productTexts.languageId, slug: productTexts.slug })
      .from(productTexts)
      .where(and(eq(productTexts.siteId, siteId), inArray(productTexts.slug, candidates)))
    for (const { productId, languageId, slug } of rows) slugs.#takenBy.set(`${languageId} ${slug}`, productId)
    return slugs
  }

  /** Allocates the first free candidate to this product. */
  allocate(request: SlugRequest, productId: number): string {
    const free = candidatesOf(request).find((slug) => this.isFree(request.languageId, slug, productId))
    const slug = free ?? `${candidatesOf(request)[0]}-${Math.abs(productId)}`
    this.#takenBy.set(`${request.languageId} ${slug}`, productId)
    return slug
  }

  isFree(languageId: number, slug: string, productId: number): boolean {
    return [undefined, productId].includes(this.#takenBy.get(`${languageId} ${slug}`))
  }

  claim(languageId: number, slug: string, productId: number) {
    this.#takenBy.set(`${languageId} ${slug}`, productId)
  }
}

/** The slug or the name's slug, then with the SKU, then numbered. */
function candidatesOf({ sku, explicit, name }: SlugRequest): string[] {
  const base = explicit ?? (slugOf(name) || 'proizvod')
  const own = slugOf(sku)
  return [base, ...(own === '' ? [] : [`${base}-${own}`]), ...[2, 3, 4, 5].map((n) => `${base}-${n}`)]
}
