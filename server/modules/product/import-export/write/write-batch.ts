import type { Db } from '@/server/db/client'
import type { Transaction } from '@/server/core/transaction'
import { idsOfSkus, loadCurrent } from '@/server/modules/product/import-export/catalogue/current'
import type { Terms } from '@/server/modules/product/import-export/catalogue/terms'
import type { WantedRecord } from '@/server/modules/product/import-export/catalogue/wanted'
import { mainLanguage, type TransferContext } from '@/server/modules/product/import-export/context'
import type { Problem } from '@/server/modules/product/import-export/problem'
import type { FactName, ProductRecord } from '@/server/modules/product/import-export/record'
import { afterWriting } from './after-writing'
import { applyPlans } from './apply-plans'
import { addProducts, asNew, bareCurrent, lacksOf, showProducts } from './new-products'
import { planProduct, type PlanEnvironment, type ProductPlan } from './plan-product'
import { loadReferences, resolveReferences, type Missing, type References } from './references'
import { Slugs, type SlugWish } from './slugs'

export type BatchSettings = {
  ctx: TransferContext
  terms: Terms
  now: Date
  pricesSince: Date
  fileName: string
  columnOf: (fact: FactName) => string
  /** Whether unknown SKUs may come later in the file. */
  mayWait: boolean
  /** The dry-run id of a SKU; always undefined in a real run. */
  fallback: (sku: string) => number | undefined
}

export type BatchResult = {
  created: string[]
  updated: string[]
  unchanged: string[]
  refused: string[]
  problems: Problem[]
  /** Records with references to retry at the end. */
  waiting: ProductRecord[]
}

/** Computes the changes of a batch and writes them, given a transaction. Has no state, so it can be retried. */
export async function writeBatch(
  db: Db | Transaction,
  records: readonly WantedRecord[],
  settings: BatchSettings,
  tx: Transaction | null,
): Promise<BatchResult> {
  const { ctx, now } = settings
  const result: BatchResult = { created: [], updated: [], unchanged: [], refused: [], problems: [], waiting: [] }
  const skus = records.map(({ record }) => record.sku)
  const known = await idsOfSkus(db, ctx.site.id, skus, { lock: tx !== null })
  const current = await loadCurrent(db, [...known.values()])
  const accepted = acceptRecords(records, known, settings, result)
  const added = await addProducts(
    accepted.filter(({ record }) => !known.has(record.sku)),
    { ctx, now },
    tx,
  )
  const own = new Map([...known, ...[...added].map(([sku, { id }]) => [sku, id] as const)])
  const references = await loadReferences(db, { siteId: ctx.site.id, records: accepted, own, fallback: settings.fallback })
  const env: PlanEnvironment = {
    now,
    pricesSince: settings.pricesSince,
    terms: settings.terms,
    references,
    languages: languageIds(ctx),
    slugs: await Slugs.load(db, ctx.site.id, slugRequests(accepted, ctx)),
  }
  const plans = accepted.flatMap((record) => {
    const row = added.get(record.record.sku)
    const stored = row ? bareCurrent(row) : current.get(own.get(record.record.sku) ?? 0)
    if (!stored) return []
    const { lists, missing } = resolveReferences(record, references)
    if (settings.mayWait && missing.crossSells) delete lists.crossSellIds
    result.waiting.push(...deferredReferences(record, missing, settings))
    result.problems.push(...referenceProblems(record, { missing, parentId: lists.parent?.parentId, references, settings }))
    const plan = planProduct({ current: stored, isNew: row !== undefined, record, lists, env })
    result.problems.push(...plan.warnings.map(({ fact, message }) => problem('warning', record, settings.columnOf(fact), message)))
    return plan
  })
  for (const plan of plans) resultList(plan, result).push(plan.sku)
  const changing = plans.filter((plan) => plan.isNew || plan.changed.length > 0)
  if (tx && changing.length > 0) {
    await applyPlans({ tx, now, products: new Map([...current].map(([id, { product }]) => [id, product])) }, changing)
    await showProducts(tx, added)
    await afterWriting(ctx, tx, { plans: changing, now, fileName: settings.fileName })
  }
  return result
}

/** Reference problems of products that a dry run did not insert. */
export async function checkReferences(db: Db, records: readonly WantedRecord[], settings: BatchSettings): Promise<Problem[]> {
  const references = await loadReferences(db, { siteId: settings.ctx.site.id, records, own: new Map(), fallback: settings.fallback })
  return records.flatMap((record) => {
    const { missing } = resolveReferences(record, references)
    return referenceProblems(record, { missing, parentId: undefined, references, settings })
  })
}

/** Accepts existing products and valid new ones. */
function acceptRecords(
  records: readonly WantedRecord[],
  known: ReadonlyMap<string, number>,
  { ctx, columnOf }: BatchSettings,
  result: BatchResult,
) {
  return records.flatMap((one) => {
    if (known.has(one.record.sku)) return one
    const candidate = asNew(one)
    const problems = lacksOf(candidate, ctx, columnOf)
    result.problems.push(...problems)
    if (problems.every(({ level }) => level === 'warning')) return candidate
    result.refused.push(one.record.sku)
    return []
  })
}

function resultList({ isNew, changed }: ProductPlan, { created, updated, unchanged }: BatchResult): string[] {
  if (isNew) return created
  return changed.length > 0 ? updated : unchanged
}

function deferredReferences({ record, wanted }: WantedRecord, missing: Missing, { mayWait }: BatchSettings): ProductRecord[] {
  if (!mayWait || Object.keys(missing).length === 0) return []
  const said = {
    variantOf: missing.variantOf === undefined ? undefined : wanted.variantOf,
    parts: missing.parts && wanted.parts,
    crossSells: missing.crossSells && wanted.crossSells,
  }
  return [{ row: record.row, sku: record.sku, said, forNew: {} }]
}

type ReferenceCheck = { missing: Missing; parentId: number | undefined; references: References; settings: BatchSettings }

function referenceProblems(record: WantedRecord, { missing, parentId, references, settings }: ReferenceCheck): Problem[] {
  const { mayWait, columnOf } = settings
  const format = parentId === undefined ? undefined : references.formatOf(parentId)
  const isInvalidParent = format !== undefined && format !== 'Configurable'
  const parentProblems = isInvalidParent
    ? [problem('warning', record, columnOf('variantOf'), 'Nadređeni proizvod nije podesiv, pa se njegove varijante ne prikazuju.')]
    : []
  if (mayWait) return parentProblems
  const missingMessage = (skus: readonly string[]) => `Nema proizvoda ${skus.slice(0, 5).join(', ')}.`
  return [
    ...parentProblems,
    ...(missing.variantOf === undefined ? [] : [problem('error', record, columnOf('variantOf'), missingMessage([missing.variantOf]))]),
    ...(missing.parts ? [problem('error', record, columnOf('parts'), missingMessage(missing.parts))] : []),
    ...(missing.crossSells ? [problem('warning', record, columnOf('crossSells'), missingMessage(missing.crossSells))] : []),
  ]
}

function problem(level: Problem['level'], { record }: WantedRecord, column: string, message: string): Problem {
  return { level, row: record.row, column, message }
}

function languageIds(ctx: TransferContext): Map<string, number> {
  const main = mainLanguage(ctx)
  return new Map([main, ...ctx.site.languages.filter(({ id }) => id !== main.id)].map(({ code, id }) => [code, id]))
}

function slugRequests(records: readonly WantedRecord[], ctx: TransferContext): SlugWish[] {
  return records.flatMap(({ record, wanted }) =>
    ctx.site.languages.flatMap(({ code, id }) => {
      const text = wanted.texts?.[code]
      const hasText = text?.slug !== undefined || text?.name !== undefined
      return hasText ? { sku: record.sku, languageId: id, said: text.slug, name: text.name ?? '' } : []
    }),
  )
}
