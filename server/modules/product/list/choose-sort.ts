import { sortTypes, type SortType } from '@/lib/api/entities/category.schema'

/** The order of a list: a sort type, by relevance, or in the order of the given ids. */
export type ListOrder = SortType | 'relevance' | 'givenIds'

type SortRequest = {
  requested: SortType | null
  /** The category's sort types; all of them without a category. */
  allowed: readonly SortType[]
  categoryDefault: SortType | null
  hasKeywords: boolean
  hasIds: boolean
}

/** docs/rules/catalog.md#list-sorting */
export function chooseSort({ requested, allowed, categoryDefault, hasKeywords, hasIds }: SortRequest): ListOrder {
  if (requested && allowed.includes(requested)) return requested
  if (hasKeywords) return 'relevance'
  if (hasIds) return 'givenIds'
  return categoryDefault ?? 'id-desc'
}

/** Reads the sort types of a category row. Skips unknown names; an empty list means all of them. */
export function parseCategorySorts(row: { sortTypes: readonly string[]; sortDefaultType: string | null }): {
  allowed: SortType[]
  fallback: SortType
} {
  const own = row.sortTypes.flatMap((name) => sortTypes.find((type) => type === name) ?? [])
  const allowed = own.length > 0 ? own : [...sortTypes]
  const fallback = allowed.find((type) => type === row.sortDefaultType) ?? allowed[0] ?? 'id-desc'
  return { allowed, fallback }
}
