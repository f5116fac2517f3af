import type { SlugAllocator } from '@/server/modules/product/import-export/diff/slug-allocator'
import type { SlugMove } from '@/server/modules/product/import-export/diff/slug-moves'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import type { StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'

/** A move that waits for the end of the file. */
export type DeferredSlug = SlugMove & {
  row: number
  sku: string
  /** The language's. */ code: string
  /** Whether `from` was given to a new text for the time being, so that nobody knows it. */
  isPlaceholder: boolean
}

/** The slugs that a stored product changes. */
export function slugMoves(
  { record, resolved }: ResolvedRecord,
  stored: StoredProduct | undefined,
  ctx: ImportExportContext,
): DeferredSlug[] {
  const { row, sku } = record
  return (stored?.texts ?? []).flatMap(({ productId, languageId, slug: from }) => {
    const code = ctx.site.languages.find(({ id }) => id === languageId)?.code ?? ''
    const to = resolved.texts?.[code]?.slug
    return to === undefined || to === from ? [] : { row, sku, code, productId, languageId, from, to, isPlaceholder: false }
  })
}

type Owner = { stored: StoredProduct; slugs: SlugAllocator; ctx: ImportExportContext }

/**
 * Leaves taken slugs for the end, because a later product may leave them. Until then a stored text keeps its own, and a new one gets a placeholder
 * (docs/rules/import-export.md#slug-allocation).
 */
export function deferSlugs(one: ResolvedRecord, owner: Owner): { record: ResolvedRecord; moves: DeferredSlug[] } {
  const isTaken = ({ languageId, to, productId }: SlugMove) => !owner.slugs.isFree(languageId, to, productId)
  const moves = [...slugMoves(one, owner.stored, owner.ctx).filter(isTaken), ...placeholders(one, owner)]
  if (moves.length === 0) return { record: one, moves }
  const texts = { ...one.resolved.texts }
  for (const { code, from, isPlaceholder } of moves) texts[code] = { ...texts[code], slug: isPlaceholder ? from : undefined }
  return { record: { ...one, resolved: { ...one.resolved, texts } }, moves }
}

function placeholders({ record: { row, sku }, resolved }: ResolvedRecord, { stored, slugs, ctx }: Owner): DeferredSlug[] {
  const productId = stored.product.id
  return ctx.site.languages.flatMap(({ id: languageId, code }) => {
    const { name, slug: to } = resolved.texts?.[code] ?? {}
    const isNew = name !== undefined && !stored.texts.some((text) => text.languageId === languageId)
    if (!isNew || to === undefined || slugs.isFree(languageId, to, productId)) return []
    const from = slugs.allocate({ sku, languageId, explicit: to, name }, productId)
    return { row, sku, code, productId, languageId, from, to, isPlaceholder: true }
  })
}
