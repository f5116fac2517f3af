import { isDeepStrictEqual } from 'node:util'
import type { AttributeRow, Current, VariantLink } from '@/server/modules/product/import-export/catalogue/current'
import type { Wanted } from '@/server/modules/product/import-export/catalogue/wanted'
import type { FileRow } from '@/server/modules/product/import-export/files/file-shelf'
import type { CustomOptionFact, FactName, PlanFact } from '@/server/modules/product/import-export/record'

/** Lists that are written anew where they differ. What is undefined stays. */
export type ListPlan = {
  categoryIds?: number[]
  axisIds?: number[]
  mediaIds?: number[]
  /** What shall be sold; all other files of the product retire. */
  files?: FileRow[]
  crossSellIds?: number[]
  parts?: { productId: number; quantity: number }[]
  options?: CustomOptionFact[]
  /** With the id of the plan that it is already. */
  plans?: (PlanFact & { id?: number })[]
  /** Of these attributes all rows go, and `rows` come. */
  attributes?: { ids: number[]; rows: AttributeRow[] }
  /** The links that shall be; all others of this variant go. */
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

/** Which lists differ from what is there. `nextPosition` gives a new variant its place after those its parent has. */
export function planLists(
  current: Current,
  wanted: ListsWanted,
  nextPosition: (parentId: number) => number,
): { lists: ListPlan; changed: FactName[] } {
  const lists: ListPlan = {
    ...differing('categoryIds', wanted.categoryIds, current.categoryIds),
    ...differing('axisIds', wanted.axisIds, current.axisIds),
    ...differing('mediaIds', picturesWanted(current, wanted), current.mediaIds),
    ...differing('files', filesWanted(current, wanted), current.files),
    ...differing('crossSellIds', wanted.crossSellIds, current.crossSellIds),
    ...differing(
      'parts',
      wanted.parts,
      current.parts.map(({ productId, quantity }) => ({ productId, quantity })),
    ),
    ...differing('options', wanted.customOptions, current.options.map(optionFact)),
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

function differing<K extends keyof ListPlan>(key: K, wanted: ListPlan[K] | undefined, current: unknown): ListPlan {
  return wanted === undefined || isDeepStrictEqual(wanted, current) ? {} : { [key]: wanted }
}

/** A plan is what it was as long as it comes as often: carts and orders know it by its id. Of two that do, the one of the same price. */
function plansDiffering(current: Current, wanted: PlanFact[] | undefined): Pick<ListPlan, 'plans'> {
  if (wanted === undefined || isDeepStrictEqual(wanted, current.plans.map(planFact))) return {}
  const free = new Set(current.plans)
  const take = (isSame: (row: Current['plans'][number]) => boolean) => {
    const row = [...free].find(isSame)
    if (row) free.delete(row)
    return row?.id
  }
  const exact = wanted.map((fact) => take((row) => row.everyMonths === fact.everyMonths && row.cents === fact.cents))
  return { plans: wanted.map((fact, at) => ({ ...fact, id: exact[at] ?? take((row) => row.everyMonths === fact.everyMonths) })) }
}

/** Where some pictures did not come, those that did are added and none goes. */
function picturesWanted({ mediaIds }: Current, { pictures }: ListsWanted): number[] | undefined {
  if (!pictures || pictures.isComplete) return pictures?.ids
  return [...mediaIds, ...pictures.ids.filter((id) => !mediaIds.includes(id))]
}

/** The same of files. The same bytes keep the address they once came from. */
function filesWanted(current: Current, { files }: ListsWanted): FileRow[] | undefined {
  if (!files) return undefined
  const rows = files.rows.map((row) => {
    const same = current.files.find(({ name, hash }) => name === row.name && hash === row.hash)
    return { ...row, sourceHash: row.sourceHash ?? same?.sourceHash ?? null }
  })
  if (files.isComplete) return rows
  const came = new Map(rows.map((row) => [row.name, row]))
  const kept = current.files.map((row) => came.get(row.name) ?? row)
  return [...kept, ...rows.filter(({ name }) => !kept.some((row) => row.name === name))]
}

function attributesDiffering(current: Current, wanted: Wanted['attributeRows'] | undefined): Pick<ListPlan, 'attributes'> {
  const differing = [...(wanted ?? [])].filter(
    ([id, rows]) =>
      !sameRows(
        rows,
        current.attributes.filter(({ attributeId }) => attributeId === id),
      ),
  )
  return differing.length === 0 ? {} : { attributes: { ids: differing.map(([id]) => id), rows: differing.flatMap(([, rows]) => rows) } }
}

/** Several choices of one attribute have no order among themselves. */
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
