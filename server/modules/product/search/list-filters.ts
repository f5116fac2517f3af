import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { midnight } from '@/lib/text/dates'
import type { ActiveFilter } from '@/lib/api/v1/product/web.schema'
import type { FacetAttribute } from '@/server/modules/product/facet/facet-attributes'
import { noTerm, yesTerm } from '@/server/modules/product/facet/facet-terms'
import { priceFacet } from '@/server/modules/product/facet/price-facet'

type Filter = z.infer<typeof ActiveFilter>

/** One attribute's choice: any of some terms of the listing, or a number, moment (ms) or price (cents) between two ends, both within; null leaves one open. */
export type FacetChoice = { attributeId: number } & (
  | { kind: 'terms'; terms: number[] }
  | { kind: 'numbers' | 'moments' | 'price'; from: number | null; to: number | null }
)

/** What narrows a list, read from the filters of a call. Undefined: does not matter. */
export type ListFilters = { discount?: boolean; featured?: boolean; ids?: number[]; facets: FacetChoice[] }

/**
 * The last of several filters with one key holds (SPEC 4: deduplicated by key). What the values of an attribute's filter mean is said by the
 * attribute: `[1, 5]` are two choices of a dropdown and the two ends of a number.
 * @throws AppError VALIDATION for a key or a value that no list knows
 */
export function readFilters(filters: readonly Filter[], attributes: readonly FacetAttribute[]): ListFilters {
  const read: ListFilters = { facets: [] }
  const last = new Map(filters.map((filter) => [filter.key, filter]))
  for (const filter of last.values()) {
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
        read.facets.push(facetChoice(filter, attributes))
    }
  }
  return read
}

function facetChoice(filter: Filter, attributes: readonly FacetAttribute[]): FacetChoice {
  const attribute = attributes.find(({ code }) => code === filter.key)
  if (!attribute) throw wrong(filter)
  const { id: attributeId, input } = attribute
  switch (input) {
    case 'dropdown':
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      return { attributeId, kind: 'terms', terms: idsIn(filter) }
    case 'yesNo':
      return { attributeId, kind: 'terms', terms: [yesNo(filter) ? yesTerm(attributeId) : noTerm(attributeId)] }
    case 'numberField':
      if (attribute === priceFacet) return { attributeId, kind: 'price', ...rangeIn(filter, (value) => centsIn(filter, value)) }
      return { attributeId, kind: 'numbers', ...rangeIn(filter, (value) => numberIn(filter, value)) }
    case 'date':
    case 'dateTime':
      return { attributeId, kind: 'moments', ...rangeIn(filter, (value, end) => momentIn(filter, { value, end, input })) }
  }
  return input satisfies never
}

type Value = string | number | null

/** Two ends; a single value is both of them. */
function rangeIn(filter: Filter, read: (value: Value, end: 'from' | 'to') => number | null) {
  if (typeof filter.value === 'boolean') throw wrong(filter)
  const [first = null, second = first, ...more] = Array.isArray(filter.value) ? filter.value : [filter.value]
  if (more.length > 0) throw wrong(filter)
  return { from: read(first, 'from'), to: read(second, 'to') }
}

function numberIn(filter: Filter, value: Value): number | null {
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  throw wrong(filter)
}

/** Beyond this no price lies, and the database's whole numbers end. */
const mostEuros = 20_000_000

function centsIn(filter: Filter, value: Value): number | null {
  const euros = numberIn(filter, value)
  return euros === null ? null : Math.round(Math.min(Math.max(euros, 0), mostEuros) * 100)
}

const dayMs = 86_400_000

type End = { value: Value; end: 'from' | 'to'; input: 'date' | 'dateTime' }

/** A day without a time counts whole: of moments as the calendar on the wall has it; days themselves are kept as midnights of UTC. */
function momentIn(filter: Filter, { value, end, input }: End): number | null {
  if (value === null) return null
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const ms = typeof value === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : NaN
  if (Number.isNaN(ms)) throw wrong(filter)
  if (!isDay) return ms
  const begins = (utc: number) => (input === 'date' ? utc : midnight(new Date(utc)).getTime())
  return end === 'to' ? begins(ms + dayMs) - 1 : begins(ms)
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
