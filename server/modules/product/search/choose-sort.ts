import { sortTypes, type SortType } from '@/lib/api/entities/category.schema'

/** How a list is ordered: one of the eight, the best match first, or just as the ids were named. */
export type ListOrder = SortType | 'relevance' | 'asNamed'

type Question = {
  asked: SortType | null
  /** The category's; every order is allowed outside of categories. */
  allowed: readonly SortType[]
  categoryDefault: SortType | null
  hasKeywords: boolean
  namesIds: boolean
}

/** SPEC 9: newest first unless asked otherwise; a category's list offers only its own orders, whatever the address says. */
export function chooseSort({ asked, allowed, categoryDefault, hasKeywords, namesIds }: Question): ListOrder {
  if (asked && allowed.includes(asked)) return asked
  if (hasKeywords) return 'relevance'
  if (namesIds) return 'asNamed'
  return categoryDefault ?? 'id-desc'
}

/** The orders of a category as its row holds them; unknown names are passed over, none means all (SPEC 9). */
export function sortsOf(row: { sortTypes: readonly string[]; sortDefaultType: string | null }): {
  allowed: SortType[]
  fallback: SortType
} {
  const own = row.sortTypes.flatMap((name) => sortTypes.find((type) => type === name) ?? [])
  const allowed = own.length > 0 ? own : [...sortTypes]
  const fallback = allowed.find((type) => type === row.sortDefaultType) ?? allowed[0] ?? 'id-desc'
  return { allowed, fallback }
}
