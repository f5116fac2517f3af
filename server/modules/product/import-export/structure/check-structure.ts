import type { ProductFormat } from '@/lib/api/entities/product.schema'
import type { Tx } from '@/server/db/client'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { FieldName } from '@/server/modules/product/import-export/record/record'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import type { StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import { loadRelatives, type Relatives } from './load-relatives'
import { structureProblem } from './structure-problem'
import type { StructureState } from './structure-state'

type Settings = {
  siteId: number
  state: StructureState
  columnOf: (field: FieldName) => string
  /** Whether missing SKUs may come later in the file. */
  canPostpone: boolean
  dryRunId: (sku: string) => number | undefined
}

export type StructureCheck = {
  accepted: ResolvedRecord[]
  /** Their parent or a part is not there yet. */
  postponed: ResolvedRecord[]
  refused: ResolvedRecord[]
  problems: Problem[]
}

/**
 * Sorts a batch by whether its variants and bundles fit the shop (docs/rules/import-export.md#structure). A refused product takes those with it that need it.
 * `stored`: the batch's existing products by SKU.
 */
export async function checkStructure(
  db: Tx,
  records: readonly ResolvedRecord[],
  stored: ReadonlyMap<string, StoredProduct>,
  settings: Settings,
): Promise<StructureCheck> {
  const { state, columnOf, canPostpone, siteId, dryRunId } = settings
  const relatives = await loadRelatives(db, { siteId, records, stored, state, dryRunId })
  const check: StructureCheck = { accepted: [...records], postponed: [], refused: [], problems: [] }
  const refuse = ({ record }: ResolvedRecord, { field, message }: { field: FieldName; message: string }) =>
    check.problems.push({ level: 'error', row: record.row, column: columnOf(field), message })
  for (let isStable = false; !isStable;) {
    const formats = formatsOf(check.accepted, stored)
    const formatOf = (sku: string) => formats.get(sku) ?? relatives.formatOf(sku)
    const before = check.accepted.length
    check.accepted = check.accepted.filter((one) => {
      const missing = missingReference(one, formatOf)
      if (missing && canPostpone) return check.postponed.push(one) < 0
      const problem =
        missing ?? structureProblem(factsOf(one, { stored, relatives, format: formats.get(one.record.sku) ?? 'Simple', formatOf }))
      if (problem === null) return true
      refuse(one, problem)
      return check.refused.push(one) < 0
    })
    isStable = check.accepted.length === before
  }
  refuseEqualChoices(check, { stored, relatives, state, refuse })
  for (const [sku, format] of formatsOf(check.accepted, stored)) state.formats.set(sku, format)
  return check
}

function formatsOf(records: readonly ResolvedRecord[], stored: ReadonlyMap<string, StoredProduct>): Map<string, ProductFormat> {
  return new Map(
    records.map(({ record, resolved }) => [
      record.sku,
      resolved.format ?? stored.get(record.sku)?.product.format ?? record.defaults.format ?? 'Simple',
    ]),
  )
}

function missingReference({ resolved }: ResolvedRecord, formatOf: (sku: string) => ProductFormat | undefined) {
  const isUnknown = (sku: string) => formatOf(sku) === undefined
  const { variantOf, parts = [] } = resolved
  const missing = (skus: readonly string[]) => `Nema proizvoda ${skus.slice(0, 5).join(', ')}.`
  if (variantOf && isUnknown(variantOf.parentSku)) return { field: 'variantOf' as const, message: missing([variantOf.parentSku]) }
  const unknownParts = parts.map(({ sku }) => sku).filter(isUnknown)
  return unknownParts.length > 0 ? { field: 'parts' as const, message: missing(unknownParts) } : null
}

type Facts = {
  stored: ReadonlyMap<string, StoredProduct>
  relatives: Relatives
  format: ProductFormat
  formatOf: (sku: string) => ProductFormat | undefined
}

function factsOf({ record, resolved }: ResolvedRecord, { stored, relatives, format, formatOf }: Facts) {
  const current = stored.get(record.sku)
  // A variant stays one unless the file says otherwise.
  const link = current && current.parents.length > 0 ? { parentSku: '', position: null, isDefault: null } : undefined
  return {
    format,
    formatOf,
    parts: resolved.parts,
    variantOf: resolved.variantOf === undefined ? link : resolved.variantOf,
    storedParts: storedParts(current),
    partOf: current ? relatives.bundleWith(current.product.id) : null,
  }
}

function storedParts(current: StoredProduct | undefined) {
  if (!current) return 'none' as const
  if (current.parts.length > 0) return 'some' as const
  return current.product.format === 'Bundle' ? ('emptyBundle' as const) : ('none' as const)
}

type ChoiceCheck = {
  stored: ReadonlyMap<string, StoredProduct>
  relatives: Relatives
  state: StructureState
  refuse: (record: ResolvedRecord, problem: { field: FieldName; message: string }) => void
}

/** Two variants of one parent must differ in a choice. A refused variant keeps the one that it has in its stored parents, which may refuse another. */
function refuseEqualChoices(check: StructureCheck, { stored, relatives, state, refuse }: ChoiceCheck) {
  for (const { record, resolved } of check.accepted) {
    const axes = resolved.axisIds ?? stored.get(record.sku)?.axisIds
    if (axes) state.axes.set(record.sku, axes)
  }
  const axesOf = (parentSku: string) => state.axes.get(parentSku) ?? relatives.axesOf(parentSku)
  const claimed = new Map(check.accepted.map((one) => [one, parentsToCheck(one, { stored, relatives, axesOf })]))
  const release = (one: ResolvedRecord) => claimed.get(one)?.forEach((parentSku) => state.releaseChoices(parentSku, one.record.sku))
  const claim = ({ record: { sku } }: ResolvedRecord, parents: readonly string[], resolved: ResolvedRecord['resolved']) => {
    const owners = parents.map((parentSku) => {
      const choice = choiceOf(resolved, axesOf(parentSku), stored.get(sku))
      return choice === null ? null : state.claimChoice(parentSku, choice, sku)
    })
    return owners.find((owner) => owner !== null) ?? null
  }
  const claimStored = (one: ResolvedRecord) => {
    const current = storedParents(one, { stored, relatives })
    const kept = claimed.get(one)?.filter((parentSku) => current.includes(parentSku)) ?? []
    claim(one, kept, {})
  }
  const refused: ResolvedRecord[] = []
  for (let before = -1; before !== check.accepted.length;) {
    before = check.accepted.length
    for (const one of claimed.keys()) release(one)
    for (const one of refused) claimStored(one)
    check.accepted = check.accepted.filter((one) => {
      const owner = claim(one, claimed.get(one) ?? [], one.resolved)
      if (owner === null) return true
      release(one)
      refuse(one, { field: 'attributes', message: `Varijanta ${owner} ima već isti izbor.` })
      return refused.push(one) < 0
    })
  }
  check.refused.push(...refused)
}

type StoredLookup = Pick<ChoiceCheck, 'stored' | 'relatives'>
type ParentLookup = StoredLookup & { axesOf: (parentSku: string) => readonly number[] }

/** The parents of which a record makes or changes a choice: the one that it names, else those that the variant has. */
function parentsToCheck(one: ResolvedRecord, { stored, relatives, axesOf }: ParentLookup): string[] {
  const { variantOf, attributeRows } = one.resolved
  if (variantOf !== undefined) return variantOf ? [variantOf.parentSku] : []
  return storedParents(one, { stored, relatives }).filter((sku) => axesOf(sku).some((attributeId) => attributeRows?.has(attributeId)))
}

function storedParents({ record }: ResolvedRecord, { stored, relatives }: StoredLookup): string[] {
  return (stored.get(record.sku)?.parents ?? []).flatMap(({ parentId }) => relatives.skuOf(parentId) ?? [])
}

/** The variant's value of each axis; null if it lacks one, so that nothing can be compared. */
function choiceOf(resolved: ResolvedRecord['resolved'], axes: readonly number[], current: StoredProduct | undefined): string | null {
  const values = axes.map((attributeId) => {
    const rows = resolved.attributeRows?.get(attributeId) ?? current?.attributes.filter((row) => row.attributeId === attributeId) ?? []
    return rows[0]?.valueId ?? null
  })
  return axes.length === 0 || values.includes(null) ? null : values.join(',')
}
