import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import type { ActiveFilter } from '@/lib/api/v1/product/web.schema'

type Filter = z.infer<typeof ActiveFilter>

/** What narrows a list, read from the filters of a call. Undefined: does not matter. */
export type ListFilters = { discount?: boolean; featured?: boolean; ids?: number[] }

/**
 * The last of several filters with one key holds (SPEC 4: deduplicated by key).
 * @throws AppError VALIDATION for a key or a value that no list knows
 */
export function readFilters(filters: readonly Filter[]): ListFilters {
  const read: ListFilters = {}
  for (const filter of filters) {
    switch (filter.key) {
      case 'discount':
        read.discount = yesNo(filter)
        break
      case 'featured':
        read.featured = yesNo(filter)
        break
      case 'archived':
        // SPEC 9: archived=false is the default; nobody may list what is archived.
        if (yesNo(filter)) throw wrong(filter)
        break
      case 'id':
        read.ids = idsIn(filter)
        break
      default:
        throw wrong(filter)
    }
  }
  return read
}

function yesNo(filter: Filter): boolean {
  if (typeof filter.value === 'boolean') return filter.value
  throw wrong(filter)
}

function idsIn(filter: Filter): number[] {
  const values = Array.isArray(filter.value) ? filter.value : [filter.value]
  return values.map((value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647) return value
    throw wrong(filter)
  })
}

function wrong({ key }: Filter) {
  return new AppError('VALIDATION', { fieldErrors: { [`filters.${key}`]: ['Nepoznat filtar.'] } })
}
