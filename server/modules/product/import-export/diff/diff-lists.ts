import { isDeepStrictEqual } from 'node:util'
import type { AttributeRow, StoredProduct, VariantLink } from '@/server/modules/product/import-export/stored/stored-product'
import type { ResolvedFields } from '@/server/modules/product/import-export/resolve/resolve-fields'
import type { CustomOptionField, FieldName, PlanField, FileRow } from '@/server/modules/product/import-export/record/record'

/** Lists to replace; undefined lists stay. */
export type ListChanges = {
  categoryIds?: number[]
  axisIds?: number[]
  mediaIds?: number[]
  samplePageIds?: number[]
  /** The current files; all others retire. */
  files?: FileRow[]
  crossSellIds?: number[]
  parts?: { productId: number; quantity: number }[]
  options?: CustomOptionField[]
  /** With the id of the stored plan it continues. */
  plans?: (PlanField & { id?: number })[]
  /** Replaces all rows of these attributes. */
  attributes?: { ids: number[]; rows: AttributeRow[] }
  /** Replaces all parent links of this variant. */
  parents?: VariantLink[]
}

export type ListsRequested = Pick<
  Partial<ResolvedFields>,
  'categoryIds' | 'axisIds' | 'pictures' | 'samplePages' | 'files' | 'customOptions' | 'plans' | 'attributeRows'
> & {
  crossSellIds?: number[]
  parts?: { productId: number; quantity: number }[]
  parent?: { parentId: number; position: number | null; isDefault: boolean | null } | null
}

/** Finds the lists that differ. `nextPosition` places a new variant after its siblings. */
export function diffLists(
  current: StoredProduct,
  requested: ListsRequested,
  nextPosition: (parentId: number) => number,
): { lists: ListChanges; changed: FieldName[] } {
  const lists: ListChanges = {
    ...changedList('categoryIds', requested.categoryIds, current.categoryIds),
    ...changedList('axisIds', requested.axisIds, current.axisIds),
    ...changedList('mediaIds', mergeImages(current.mediaIds, requested.pictures), current.mediaIds),
    ...changedList('samplePageIds', mergeImages(current.samplePageIds, requested.samplePages), current.samplePageIds),
    ...changedList('files', mergeFiles(current, requested), current.files),
    ...changedList('crossSellIds', requested.crossSellIds, current.crossSellIds),
    ...changedList(
      'parts',
      requested.parts,
      current.parts.map(({ productId, quantity }) => ({ productId, quantity })),
    ),
    ...changedList('options', requested.customOptions, current.options.map(toOptionField)),
    ...diffSubscriptionPlans(current, requested.plans),
    ...diffAttributes(current, requested.attributeRows),
    ...diffParents(current, requested.parent, nextPosition),
  }
  return { lists, changed: fieldNames.filter(([key]) => lists[key] !== undefined).map(([, field]) => field) }
}

const fieldNames: [keyof ListChanges, FieldName][] = [
  ['categoryIds', 'categories'],
  ['axisIds', 'axes'],
  ['mediaIds', 'pictures'],
  ['samplePageIds', 'samplePages'],
  ['files', 'files'],
  ['crossSellIds', 'crossSells'],
  ['parts', 'parts'],
  ['options', 'customOptions'],
  ['plans', 'plans'],
  ['attributes', 'attributes'],
  ['parents', 'variantOf'],
]

export function toOptionField(row: StoredProduct['options'][number]): CustomOptionField {
  const { key, optionType, labels, required, maxLength, min, max, priceCents } = row
  return { key, optionType, labels, required, maxLength, min, max, priceCents }
}

export function toPlanField({ labels, everyMonths, cents }: StoredProduct['plans'][number]): PlanField {
  return { labels, everyMonths, cents }
}

function changedList<K extends keyof ListChanges>(key: K, requested: ListChanges[K] | undefined, current: unknown): ListChanges {
  return requested === undefined || isDeepStrictEqual(requested, current) ? {} : { [key]: requested }
}

/** docs/rules/import-export.md#subscription-plan-identity */
function diffSubscriptionPlans(current: StoredProduct, requested: PlanField[] | undefined): Pick<ListChanges, 'plans'> {
  if (requested === undefined || isDeepStrictEqual(requested, current.plans.map(toPlanField))) return {}
  const unmatched = new Set(current.plans)
  const matchPlan = (isSame: (row: StoredProduct['plans'][number]) => boolean) => {
    const row = [...unmatched].find(isSame)
    if (row) unmatched.delete(row)
    return row?.id
  }
  const exactMatches = requested.map((field) => matchPlan((row) => row.everyMonths === field.everyMonths && row.cents === field.cents))
  return {
    plans: requested.map((field, at) => ({ ...field, id: exactMatches[at] ?? matchPlan((row) => row.everyMonths === field.everyMonths) })),
  }
}

/** Where some images failed, adds the others and removes none. */
function mergeImages(current: readonly number[], requested: ListsRequested['pictures']): number[] | undefined {
  if (!requested || requested.isComplete) return requested?.ids
  return [...current, ...requested.ids.filter((id) => !current.includes(id))]
}

/** The same for files. Equal bytes keep their known source. */
function mergeFiles(current: StoredProduct, { files }: ListsRequested): FileRow[] | undefined {
  if (!files) return undefined
  const rows = files.rows.map((row) => {
    const same = current.files.find(({ name, hash }) => name === row.name && hash === row.hash)
    return { ...row, sourceHash: row.sourceHash ?? same?.sourceHash ?? null }
  })
  if (files.isComplete) return rows
  const imported = new Map(rows.map((row) => [row.name, row]))
  const merged = current.files.map((row) => imported.get(row.name) ?? row)
  return [...merged, ...rows.filter(({ name }) => !merged.some((row) => row.name === name))]
}

function diffAttributes(current: StoredProduct, requested: ResolvedFields['attributeRows'] | undefined): Pick<ListChanges, 'attributes'> {
  const changedList = [...(requested ?? [])].filter(
    ([id, rows]) =>
      !sameRows(
        rows,
        current.attributes.filter(({ attributeId }) => attributeId === id),
      ),
  )
  return changedList.length === 0
    ? {}
    : { attributes: { ids: changedList.map(([id]) => id), rows: changedList.flatMap(([, rows]) => rows) } }
}

/** Values of one attribute have no order. */
function sameRows(requested: readonly AttributeRow[], current: readonly AttributeRow[]) {
  return isDeepStrictEqual(requested.map(valueKey).sort(), current.map(valueKey).sort())
}

function valueKey({ valueId, number, moment, yes, text }: AttributeRow) {
  return JSON.stringify([valueId, number, moment?.getTime() ?? null, yes, text?.trim() ?? null])
}

function diffParents(
  current: StoredProduct,
  requested: ListsRequested['parent'],
  nextPosition: (parentId: number) => number,
): Pick<ListChanges, 'parents'> {
  if (requested === undefined) return {}
  if (requested === null) return current.parents.length === 0 ? {} : { parents: [] }
  const own = current.parents.find(({ parentId }) => parentId === requested.parentId)
  const { parentId, position, isDefault } = requested
  if (own && (position ?? own.position) === own.position && (isDefault ?? own.isDefault) === own.isDefault) return {}
  const others = own ? current.parents.filter((link) => link !== own) : []
  const link = { parentId, position: position ?? own?.position ?? nextPosition(parentId), isDefault: isDefault ?? own?.isDefault ?? false }
  return { parents: [...others.map(({ parentId, position, isDefault }) => ({ parentId, position, isDefault })), link] }
}
