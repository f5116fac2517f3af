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
  /** Whether SKUs that nobody has may still come further down in the file. */
  mayWait: boolean
  /** What a trial run believes will exist; a real one believes nothing. */
  fallback: (sku: string) => number | undefined
}

export type BatchResult = {
  created: string[]
  updated: string[]
  unchanged: string[]
  refused: string[]
  problems: Problem[]
  /** Relations to products that have not come yet, to be tried again at the end. */
  waiting: ProductRecord[]
}

/** Plans a batch and, given a transaction, writes what differs. Changes nothing of its own, so that it can be tried again. */
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
  const accepted = accept(records, known, settings, result)
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
    languages: languagesOf(ctx),
    slugs: await Slugs.load(db, ctx.site.id, slugWishes(accepted, ctx)),
  }
  const plans = accepted.flatMap((record) => {
    const row = added.get(record.record.sku)
    const before = row ? bareCurrent(row) : current.get(own.get(record.record.sku) ?? 0)
    if (!before) return []
    const { lists, missing } = resolveReferences(record, references)
    if (settings.mayWait && missing.crossSells) delete lists.crossSellIds
    result.waiting.push(...waitingFor(record, missing, settings))
    result.problems.push(...notesOn(record, { missing, parentId: lists.parent?.parentId, references, settings }))
    const plan = planProduct({ current: before, isNew: row !== undefined, record, lists, env })
    result.problems.push(...plan.warnings.map(({ fact, message }) => note('warning', record, settings.columnOf(fact), message)))
    return plan
  })
  for (const plan of plans) listOf(plan, result).push(plan.sku)
  const changing = plans.filter((plan) => plan.isNew || plan.changed.length > 0)
  if (tx && changing.length > 0) {
    await applyPlans({ tx, now, products: new Map([...current].map(([id, { product }]) => [id, product])) }, changing)
    await showProducts(tx, added)
    await afterWriting(tx, changing, settings)
  }
  return result
}

/** What is wrong with relations of products that a trial run has not really made. */
export async function checkReferences(db: Db, records: readonly WantedRecord[], settings: BatchSettings): Promise<Problem[]> {
  const references = await loadReferences(db, { siteId: settings.ctx.site.id, records, own: new Map(), fallback: settings.fallback })
  return records.flatMap((record) => {
    const { missing } = resolveReferences(record, references)
    return notesOn(record, { missing, parentId: undefined, references, settings })
  })
}

/** The records that can be taken; a new product has to say what an existing one has already. */
function accept(
  records: readonly WantedRecord[],
  known: ReadonlyMap<string, number>,
  { ctx, columnOf }: BatchSettings,
  result: BatchResult,
) {
  return records.flatMap((one) => {
    if (known.has(one.record.sku)) return one
    const fresh = asNew(one)
    const problems = lacksOf(fresh, ctx, columnOf)
    result.problems.push(...problems)
    if (problems.every(({ level }) => level === 'warning')) return fresh
    result.refused.push(one.record.sku)
    return []
  })
}

function listOf({ isNew, changed }: ProductPlan, { created, updated, unchanged }: BatchResult): string[] {
  if (isNew) return created
  return changed.length > 0 ? updated : unchanged
}

function waitingFor({ record, wanted }: WantedRecord, missing: Missing, { mayWait }: BatchSettings): ProductRecord[] {
  if (!mayWait || Object.keys(missing).length === 0) return []
  const said = {
    variantOf: missing.variantOf === undefined ? undefined : wanted.variantOf,
    parts: missing.parts && wanted.parts,
    crossSells: missing.crossSells && wanted.crossSells,
  }
  return [{ row: record.row, sku: record.sku, said, forNew: {} }]
}

type Noting = { missing: Missing; parentId: number | undefined; references: References; settings: BatchSettings }

function notesOn(record: WantedRecord, { missing, parentId, references, settings }: Noting): Problem[] {
  const { mayWait, columnOf } = settings
  const format = parentId === undefined ? undefined : references.formatOf(parentId)
  const isOddParent = format !== undefined && format !== 'Configurable'
  const odd = isOddParent
    ? [note('warning', record, columnOf('variantOf'), 'Nadređeni proizvod nije podesiv, pa se njegove varijante ne prikazuju.')]
    : []
  if (mayWait) return odd
  const absent = (skus: readonly string[]) => `Nema proizvoda ${skus.slice(0, 5).join(', ')}.`
  return [
    ...odd,
    ...(missing.variantOf === undefined ? [] : [note('error', record, columnOf('variantOf'), absent([missing.variantOf]))]),
    ...(missing.parts ? [note('error', record, columnOf('parts'), absent(missing.parts))] : []),
    ...(missing.crossSells ? [note('warning', record, columnOf('crossSells'), absent(missing.crossSells))] : []),
  ]
}

function note(level: Problem['level'], { record }: WantedRecord, column: string, message: string): Problem {
  return { level, row: record.row, column, message }
}

function languagesOf(ctx: TransferContext): Map<string, number> {
  const main = mainLanguage(ctx)
  return new Map([main, ...ctx.site.languages.filter(({ id }) => id !== main.id)].map(({ code, id }) => [code, id]))
}

function slugWishes(records: readonly WantedRecord[], ctx: TransferContext): SlugWish[] {
  return records.flatMap(({ record, wanted }) =>
    ctx.site.languages.flatMap(({ code, id }) => {
      const text = wanted.texts?.[code]
      const speaks = text?.slug !== undefined || text?.name !== undefined
      return speaks ? { sku: record.sku, languageId: id, said: text.slug, name: text.name ?? '' } : []
    }),
  )
}
