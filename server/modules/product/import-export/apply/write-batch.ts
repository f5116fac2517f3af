import type { Db } from '@/server/db/client'
import type { Transaction } from '@/server/core/transaction'
import { findIdsBySku, loadStoredProducts, type StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import type { Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { FieldName, ProductRecord } from '@/server/modules/product/import-export/record/record'
import { recordChanges } from './record-changes'
import { applyChangesets } from './apply-changesets'
import { checkStructure } from '@/server/modules/product/import-export/structure/check-structure'
import type { StructureState } from '@/server/modules/product/import-export/structure/structure-state'
import { insertProducts, withDefaults, emptyStoredProduct, newProductWarnings, publishProducts } from './new-products'
import { diffProduct, type DiffContext, type ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'
import {
  loadReferences,
  resolveReferences,
  type MissingReferences,
  type References,
} from '@/server/modules/product/import-export/diff/references'
import { SlugAllocator, type EarlierSlugs, type SlugRequest } from '@/server/modules/product/import-export/diff/slug-allocator'
import { deferSlugs, slugMoves, type DeferredSlug } from './defer-slugs'
import type { BatchResult } from '@/server/modules/product/import-export/record/import-report'

export type BatchSettings = {
  ctx: ImportExportContext
  taxonomy: Taxonomy
  now: Date
  pricesSince: Date
  fileName: string
  columnOf: (field: FieldName) => string
  /** Whether unknown SKUs of cross-sells may come later in the file, and taken slugs may be left later. */
  canDefer: boolean
  /** Whether unknown parents and parts may come later in the file. */
  canPostpone: boolean
  structure: StructureState
  /** The dry-run id of a SKU; always undefined in a real run. */
  dryRunId: (sku: string) => number | undefined
  dryRunSlugs: EarlierSlugs
  /** Products whose slug was a placeholder of this import, which leaves no redirect. */
  unknownAddresses: ReadonlySet<number>
}

/** `postponed`: records to retry at the end, because their parent or a part is not there yet. `slugMoves`: slugs that another product may leave. */
export type BatchOutcome = BatchResult & { postponed: ResolvedRecord[]; slugMoves: DeferredSlug[] }

/** Computes the changes of a batch and writes them, given a transaction. Has no state, so it can be retried. */
export async function writeBatch(
  db: Db | Transaction,
  records: readonly ResolvedRecord[],
  settings: BatchSettings,
  tx: Transaction | null,
): Promise<BatchOutcome> {
  const { ctx, now } = settings
  const result: BatchOutcome = {
    created: [],
    updated: [],
    unchanged: [],
    refused: [],
    problems: [],
    deferred: [],
    postponed: [],
    slugMoves: [],
  }
  const skus = records.map(({ record }) => record.sku)
  const known = await findIdsBySku(db, ctx.site.id, skus, { lock: tx !== null })
  const current = await loadStoredProducts(db, [...known.values()])
  const candidates = records.map((one) => (known.has(one.record.sku) ? one : acceptNew(one, settings, result)))
  const accepted = await acceptStructure(db, candidates, current, settings, result)
  const added = await insertProducts(
    accepted.filter(({ record }) => !known.has(record.sku)),
    { ctx, now },
    tx,
  )
  const own = new Map([...known, ...[...added].map(([sku, { id }]) => [sku, id] as const)])
  const references = await loadReferences(db, { siteId: ctx.site.id, records: accepted, own, dryRunId: settings.dryRunId })
  const earlier: EarlierSlugs = tx ? new Map() : settings.dryRunSlugs
  const slugs = await SlugAllocator.load(db, { siteId: ctx.site.id, requests: slugRequests(accepted, ctx), earlier })
  const storedOf = ({ record }: ResolvedRecord) => current.get(own.get(record.sku) ?? 0)
  slugs.claimMoves(accepted.flatMap((record) => slugMoves(record, storedOf(record), ctx)))
  const env: DiffContext = {
    now,
    pricesSince: settings.pricesSince,
    taxonomy: settings.taxonomy,
    references,
    languages: languageIds(ctx),
    slugs,
    unknownAddresses: settings.unknownAddresses,
  }
  const plans = accepted.flatMap((one) => {
    const row = added.get(one.record.sku)
    const stored = row ? emptyStoredProduct(row) : storedOf(one)
    if (!stored) return []
    const { lists, missing } = resolveReferences(one, references)
    if (settings.canDefer && missing.crossSells) delete lists.crossSellIds
    const { record, moves } = settings.canDefer ? deferSlugs(one, { stored, slugs, ctx }) : { record: one, moves: [] }
    result.slugMoves.push(...moves)
    if (settings.canDefer) result.deferred.push(...deferredOf(one, missing))
    result.problems.push(...referenceProblems(record, { missing, parentId: lists.parent?.parentId, references, settings }))
    const plan = diffProduct({ current: stored, isNew: row !== undefined, record, lists, env })
    result.problems.push(...plan.warnings.map(({ field, message }) => problem('warning', record, settings.columnOf(field), message)))
    return plan
  })
  for (const plan of plans) resultList(plan, result).push(plan.sku)
  const changing = plans.filter((plan) => plan.isNew || plan.changed.length > 0)
  if (tx && changing.length > 0) {
    await applyChangesets({ tx, now, products: new Map([...current].map(([id, { product }]) => [id, product])) }, changing)
    await publishProducts(tx, added)
    await recordChanges(ctx, tx, { plans: changing, taxonomy: settings.taxonomy, now, fileName: settings.fileName })
  }
  return result
}

/** Reference problems of products that a dry run did not insert. */
export async function checkReferences(db: Db, records: readonly ResolvedRecord[], settings: BatchSettings): Promise<Problem[]> {
  const references = await loadReferences(db, { siteId: settings.ctx.site.id, records, own: new Map(), dryRunId: settings.dryRunId })
  return records.flatMap((record) => {
    const { missing } = resolveReferences(record, references)
    return referenceProblems(record, { missing, parentId: undefined, references, settings })
  })
}

/** Adds the defaults of a new product, and what it lacks as warnings. */
function acceptNew(one: ResolvedRecord, { columnOf }: BatchSettings, result: BatchResult): ResolvedRecord {
  const candidate = withDefaults(one)
  result.problems.push(...newProductWarnings(candidate, columnOf))
  return candidate
}

async function acceptStructure(
  db: Db | Transaction,
  records: readonly ResolvedRecord[],
  current: ReadonlyMap<number, StoredProduct>,
  { ctx, columnOf, canPostpone, structure: state, dryRunId }: BatchSettings,
  result: BatchOutcome,
): Promise<ResolvedRecord[]> {
  const stored = new Map([...current.values()].map((one) => [one.product.sku, one]))
  const check = await checkStructure(db, records, stored, { siteId: ctx.site.id, state, columnOf, canPostpone, dryRunId })
  result.problems.push(...check.problems)
  result.postponed.push(...check.postponed)
  result.refused.push(...check.refused.map(({ record }) => record.sku))
  return check.accepted
}

function resultList({ isNew, changed }: ProductChangeset, { created, updated, unchanged }: BatchResult): string[] {
  if (isNew) return created
  return changed.length > 0 ? updated : unchanged
}

/** Cross-sells that may come later. */
function deferredOf({ record, resolved }: ResolvedRecord, { crossSells }: MissingReferences): ProductRecord[] {
  return crossSells ? [{ row: record.row, sku: record.sku, fields: { crossSells: resolved.crossSells }, defaults: {} }] : []
}

type ReferenceCheck = { missing: MissingReferences; parentId: number | undefined; references: References; settings: BatchSettings }

function referenceProblems(record: ResolvedRecord, { missing, parentId, references, settings }: ReferenceCheck): Problem[] {
  const { canDefer, columnOf } = settings
  const format = parentId === undefined ? undefined : references.formatOf(parentId)
  const isInvalidParent = format !== undefined && format !== 'Configurable'
  const parentProblems = isInvalidParent
    ? [problem('warning', record, columnOf('variantOf'), 'Nadređeni proizvod nije podesiv, pa se njegove varijante ne prikazuju.')]
    : []
  if (canDefer) return parentProblems
  if (!missing.crossSells) return parentProblems
  const message = `Nema proizvoda ${missing.crossSells.slice(0, 5).join(', ')}.`
  return [...parentProblems, problem('warning', record, columnOf('crossSells'), message)]
}

function problem(level: Problem['level'], { record }: ResolvedRecord, column: string, message: string): Problem {
  return { level, row: record.row, column, message }
}

function languageIds(ctx: ImportExportContext): Map<string, number> {
  const main = defaultLanguage(ctx)
  return new Map([main, ...ctx.site.languages.filter(({ id }) => id !== main.id)].map(({ code, id }) => [code, id]))
}

function slugRequests(records: readonly ResolvedRecord[], ctx: ImportExportContext): SlugRequest[] {
  return records.flatMap(({ record, resolved }) =>
    ctx.site.languages.flatMap(({ code, id }) => {
      const text = resolved.texts?.[code]
      const hasText = text?.slug !== undefined || text?.name !== undefined
      return hasText ? { sku: record.sku, languageId: id, explicit: text.slug, name: text.name ?? '' } : []
    }),
  )
}
