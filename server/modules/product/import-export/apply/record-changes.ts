import { routePath } from '@/lib/routing/links'
import { audit } from '@/server/core/audit'
import { publishInvalidations } from '@/server/core/cache/publish-invalidations'
import type { Transaction } from '@/server/core/transaction'
import { removeRedirects, saveRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { inChunks } from './in-chunks'
import type { Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'

type RecordOptions = {
  plans: readonly ProductChangeset[]
  taxonomy: Taxonomy
  now: Date
  /** For the audit log. */ fileName: string
}

/** The import in audit entries and in the ledger of stock. */
export const importActor = 'products:import'

/** Writes redirects and the audit log and invalidates caches (docs/rules/import-export.md#import-effects). */
export async function recordChanges(ctx: ImportExportContext, tx: Transaction, { plans, taxonomy, now, fileName }: RecordOptions) {
  const moved = plans.flatMap(({ addresses }) => addresses.moved)
  await saveRedirects(ctx, tx, moved)
  const published = plans.flatMap(({ addresses }) => addresses.published)
  const hasRestoredPaths = await removeRedirects(ctx, tx, [...published, ...categoryPaths(plans, taxonomy)])
  const entries = plans.map(({ id, isNew, changed }) => ({
    actor: importActor,
    action: isNew ? ('product.create' as const) : ('product.update' as const),
    target: `product:${id}`,
    detail: { file: fileName, changed },
  }))
  await inChunks(entries, (some) => audit({ site: ctx.site, now: () => now }, tx, ...some))
  const tags = await loadProductCacheTags(
    tx,
    plans.map(({ id }) => id),
  )
  await publishInvalidations(tx, moved.length > 0 || hasRestoredPaths ? [...tags, 'redirects', 'links'] : tags)
}

/** The paths of the categories that get products: one that the import has created may stand where a redirect does. */
function categoryPaths(plans: readonly ProductChangeset[], taxonomy: Taxonomy): string[] {
  const ids = new Set(plans.flatMap(({ lists }) => lists.categoryIds ?? []))
  const slugs = new Set([...ids].flatMap((id) => taxonomy.categorySlugs(id)))
  return [...slugs].map((slug) => routePath('/shop/[slug]', slug))
}
