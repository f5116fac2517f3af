import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { zonedMidnight } from '@/lib/text/dates'
import type { ActiveFilter } from '@/lib/api/v1/product/web.schema'
import { type FacetAttribute, noTerm, yesTerm, priceFacet } from './facet-attributes'

type Filter = z.infer<typeof ActiveFilter>

/** The choice of one facet: any of some terms, or a number, date (ms) or price (cents) range with inclusive ends; null leaves an end open. */
export type FacetChoice = { attributeId: number } & (
  | { kind: 'terms'; terms: number[] }
  | { kind: 'numbers' | 'moments' | 'price'; from: number | null; to: number | null }
)

/** The parsed filters of a list; an undefined filter does not apply. */
export type ListFilters = { discount?: boolean; featured?: boolean; ids?: number[]; facets: FacetChoice[] }

/** Parses the filters of a call (docs/rules/catalog.md#list-filters). @throws AppError VALIDATION for an unknown key or an invalid value */
export function parseFilters(filters: readonly Filter[], attributes: readonly FacetAttribute[]): ListFilters {
  const parsed: ListFilters = { facets: [] }
  const last = new Map(filters.map((filter) => [filter.key, filter]))
  for (const filter of last.values()) {
    switch (filter.key) {
      case 'discount':
        parsed.discount = parseYesNo(filter)
        break
      case 'featured':
        parsed.featured = parseYesNo(filter)
        break
      case 'archived':
        // Only `false` is allowed: archived products are in no list.
        if (parseYesNo(filter)) throw invalidFilter(filter)
        break
      case 'id':
        parsed.ids = parseIds(filter)
        break
      default:
        parsed.facets.push(facetChoice(filter, attributes))
    }
  }
  return parsed
}

function facetChoice(filter: Filter, attributes: readonly FacetAttribute[]): FacetChoice {
  const attribute = attributes.find(({ code }) => code === filter.key)
  if (!attribute) throw filterError(filter, 'Nepoznat filtar.')
  const { id: attributeId, input } = attribute
  switch (input) {
    case 'dropdown':
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      return { attributeId, kind: 'terms', terms: parseIds(filter) }
    case 'yesNo':
      return { attributeId, kind: 'terms', terms: [parseYesNo(filter) ? yesTerm(attributeId) : noTerm(attributeId)] }
    case 'numberField':
      if (attribute === priceFacet) return { attributeId, kind: 'price', ...parseRange(filter, (value) => parseCents(filter, value)) }
      return { attributeId, kind: 'numbers', ...parseRange(filter, (value) => parseNumber(filter, value)) }
    case 'date':
    case 'dateTime':
      return { attributeId, kind: 'moments', ...parseRange(filter, (value, end) => parseDate(filter, { value, end, input })) }
  }
  return input satisfies never
}

type Value = string | number | null

/** A single value is both ends. */
function parseRange(filter: Filter, parse: (value: Value, end: 'from' | 'to') => number | null) {
  if (typeof filter.value === 'boolean') throw invalidFilter(filter)
  const [first = null, second = first, ...more] = Array.isArray(filter.value) ? filter.value : [filter.value]
  if (more.length > 0) throw invalidFilter(filter)
  return { from: parse(first, 'from'), to: parse(second, 'to') }
}

function parseNumber(filter: Filter, value: Value): number | null {
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  throw invalidFilter(filter)
}

/** Keeps cents within Postgres' integer. */
const maxEuros = 20_000_000

function parseCents(filter: Filter, value: Value): number | null {
  const euros = parseNumber(filter, value)
  return euros === null ? null : Math.round(Math.min(Math.max(euros, 0), maxEuros) * 100)
}

const msPerDay = 86_400_000

type End = { value: Value; end: 'from' | 'to'; input: 'date' | 'dateTime' }

/** A day counts whole (docs/rules/catalog.md#filter-values). */
function parseDate(filter: Filter, { value, end, input }: End): number | null {
  if (value === null) return null
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const ms = typeof value === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : NaN
  if (Number.isNaN(ms)) throw invalidFilter(filter)
  if (!isDay) return ms
  const startOf = (utc: number) => (input === 'date' ? utc : zonedMidnight(new Date(utc)).getTime())
  return end === 'to' ? startOf(ms + msPerDay) - 1 : startOf(ms)
}

/** Also the `valueLabel` of layered navigation. */
function parseYesNo(filter: Filter): boolean {
  if (filter.value === 'yes' || filter.value === 'no') return filter.value === 'yes'
  if (typeof filter.value === 'boolean') return filter.value
  throw invalidFilter(filter)
}

function parseIds(filter: Filter): number[] {
  const values = Array.isArray(filter.value) ? filter.value : [filter.value]
  return values.map((value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647) return value
    throw invalidFilter(filter)
  })
}

function invalidFilter(filter: Filter) {
  return filterError(filter, 'Neispravna vrijednost filtra.')
}

function filterError({ key }: Filter, words: string) {
  return new AppError('VALIDATION', { fieldErrors: { [`filters.${key}`]: [words] } })
}
