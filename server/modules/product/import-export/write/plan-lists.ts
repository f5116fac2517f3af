import { isDeepStrictEqual } from 'node:util'
import type { AttributeRow, Current, VariantLink } from '@/server/modules/product/import-export/catalogue/current'
import type { Wanted } from '@/server/modules/product/import-export/catalogue/wanted'
import type { FileRow } from '@/server/modules/product/import-export/files/file-shelf'
import type { CustomOptionFact, FactName, PlanFact } from '@/server/modules/product/import-export/record'

/** Lists to replace; undefined lists stay. */
export type ListPlan = {
  categoryIds?: number[]
  axisIds?: number[]
  mediaIds?: number[]
  /** The current files; all others retire. */
  files?: FileRow[]
  crossSellIds?: number[]
  parts?: { productId: number; quantity: number }[]
  options?: CustomOptionFact[]
  /** With the id of the stored plan it continues. */
  plans?: (PlanFact & { id?: number })[]
  /** Replaces all rows of these attributes. */
  attributes?: { ids: number[]; rows: AttributeRow[] }
  /** Replaces all parent links of this variant. */
  parents?: VariantLink[]
}

export type ListsWanted = Pick<
  Partial<Wanted>,
  'categoryIds' | 'axisIds' | 'pictures' | 'files' | 'customOptions' | 'plans' | 'attributeRows'
> & {
  crossSellIds?: number[]
  parts?: { productId: number; quantity: number }[]
  parent?: { parentId: number; position: number | null; isDefault: boolean | null } | null
}

/** Finds the lists that differ. `nextPosition` places a new variant after its siblings. */
export function planLists(
  current: Current,
  wanted: ListsWanted,
  nextPosition: (parentId: number) => number,
): { lists: ListPlan; changed: FactName[] } {
  const lists: ListPlan = {
    ...changedList('categoryIds', wanted.categoryIds, current.categoryIds),
    ...changedList('axisIds', wanted.axisIds, current.axisIds),
    ...changedList('mediaIds', picturesWanted(current, wanted), current.mediaIds),
    ...changedList('files', filesWanted(current, wanted), current.files),
    ...changedList('crossSellIds', wanted.crossSellIds, current.crossSellIds),
    ...changedList(
      'parts',
      wanted.parts,
      current.parts.map(({ productId, quantity }) => ({ productId, quantity })),
    ),
    ...changedList('options', wanted.customOptions, current.options.map(optionFact)),
    ...plansDiffering(current, wanted.plans),
    ...attributesDiffering(current, wanted.attributeRows),
    ...parentsDiffering(current, wanted.parent, nextPosition),
  }
  return { lists, changed: factNames.filter(([key]) => lists[key] !== undefined).map(([, fact]) => fact) }
}

const factNames: [keyof ListPlan, FactName][] = [
  ['categoryIds', 'categories'],
  ['axisIds', 'axes'],
  ['mediaIds', 'pictures'],
  ['files', 'files'],
  ['crossSellIds', 'crossSells'],
  ['parts', 'parts'],
  ['options', 'customOptions'],
  ['plans', 'plans'],
  ['attributes', 'attributes'],
  ['parents', 'variantOf'],
]

export function optionFact(row: Current['options'][number]): CustomOptionFact {
  const { key, optionType, labels, required, maxLength, min, max, priceCents } = row
  return { key, optionType, labels, required, maxLength, min, max, priceCents }
}

export function planFact({ labels, everyMonths, cents }: Current['plans'][number]): PlanFact {
  return { labels, everyMonths, cents }
}

function changedList<K extends keyof ListPlan>(key: K, wanted: ListPlan[K] | undefined, current: unknown): ListPlan {
  return wanted === undefined || isDeepStrictEqual(wanted, current) ? {} : { [key]: wanted }
}

/** docs/rules/import-export.md#subscription-plan-identity */
function plansDiffering(current: Current, wanted: PlanFact[] | undefined): Pick<ListPlan, 'plans'> {
  if (wanted === undefined || isDeepStrictEqual(wanted, current.plans.map(planFact))) return {}
  const unmatched = new Set(current.plans)
  const matchPlan = (isSame: (row: Current['plans'][number]) => boolean) => {
    const row = [...unmatched].find(isSame)
    if (row) unmatched.delete(row)
    return row?.id
  }
  const exactMatches = wanted.map((fact) => matchPlan((row) => row.everyMonths === fact.everyMonths && row.cents === fact.cents))
  return { plans: wanted.map((fact, at) => ({ ...fact, id: exactMatches[at] ?? matchPlan((row) => row.everyMonths === fact.everyMonths) })) }
}

/** Where some images failed, adds the others and removes none. */
function picturesWanted({ mediaIds }: Current, { pictures }: ListsWanted): number[] | undefined {
  if (!pictures || pictures.isComplete) return pictures?.ids
  return [...mediaIds, ...pictures.ids.filter((id) => !mediaIds.includes(id))]
}

/** The same for files. Equal bytes keep their known source. */
function filesWanted(current: Current, { files }: ListsWanted): FileRow[] | undefined {
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

function attributesDiffering(current: Current, wanted: Wanted['attributeRows'] | undefined): Pick<ListPlan, 'attributes'> {
  const changedList = [...(wanted ?? [])].filter(
    ([id, rows]) =>
      !sameRows(
        rows,
        current.attributes.filter(({ attributeId }) => attributeId === id),
      ),
  )
  return changedList.length === 0 ? {} : { attributes: { ids: changedList.map(([id]) => id), rows: changedList.flatMap(([, rows]) => rows) } }
}

/** Values of one attribute have no order. */
function sameRows(wanted: readonly AttributeRow[], current: readonly AttributeRow[]) {
  return isDeepStrictEqual(wanted.map(valueKey).sort(), current.map(valueKey).sort())
}

function valueKey({ valueId, number, moment, yes, text }: AttributeRow) {
  return JSON.stringify([valueId, number, moment?.getTime() ?? null, yes, text?.trim() ?? null])
}

function parentsDiffering(
  current: Current,
  wanted: ListsWanted['parent'],
  nextPosition: (parentId: number) => number,
): Pick<ListPlan, 'parents'> {
  if (wanted === undefined) return {}
  if (wanted === null) return current.parents.length === 0 ? {} : { parents: [] }
  const own = current.parents.find(({ parentId }) => parentId === wanted.parentId)
  const { parentId, position, isDefault } = wanted
  if (own && (position ?? own.position) === own.position && (isDefault ?? own.isDefault) === own.isDefault) return {}
  const others = own ? current.parents.filter((link) => link !== own) : []
  const link = { parentId, position: position ?? own?.position ?? nextPosition(parentId), isDefault: isDefault ?? own?.isDefault ?? false }
  return { parents: [...others.map(({ parentId, position, isDefault }) => ({ parentId, position, isDefault })), link] }
}
