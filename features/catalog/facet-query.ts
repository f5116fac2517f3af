import type { InputOf } from '@/lib/api/endpoint'
import type { LayeredFilter, LayeredType } from '@/lib/api/v1/product/layered.schema'
import type { layeredApi } from '@/lib/api/v1/product/layered'

/** What an address says of facets: a code and its text, `{ uvez: '3,7', 'broj-stranica': '100,300', nagrada: 'yes' }`. */
export type FacetParams = Record<string, string>

export type ActiveFilter = NonNullable<InputOf<typeof layeredApi.navigation>['filters']>[number]

/** How a facet is chosen from: one of several, some of several, between two ends. */
export function selectionMode(type: LayeredType): 'one' | 'some' | 'range' | 'yesNo' {
  switch (type) {
    case 'Dropdown':
      return 'one'
    case 'MultiSelect':
    case 'TextSwatch':
    case 'VisualSwatch':
      return 'some'
    case 'YesNo':
      return 'yesNo'
    case 'Number':
    case 'Date':
    case 'DateTime':
      return 'range'
  }
  return type satisfies never
}

/** The words of a facet's text. `1,5` are two choices or two ends, whichever the facet's type says. */
export function splitValues(text: string | undefined): string[] {
  return text ? text.split(',') : []
}

/**
 * What the address's text means to this facet; null when it means nothing. A range is only sent with both its ends (SPEC 5): an end left out is that
 * of the facet.
 */
export function parseFacet(facet: LayeredFilter, text: string): ActiveFilter | null {
  const key = facet.attributeCode
  switch (selectionMode(facet.type)) {
    case 'one':
    case 'some': {
      const ids = facet.values.flatMap(({ valueID }) => valueID ?? [])
      const value = [...new Set(splitValues(text).map(Number))].filter((id) => ids.includes(id))
      return value.length === 0 ? null : { key, value, range: false }
    }
    case 'yesNo':
      return text === 'yes' || text === 'no' ? { key, value: text === 'yes', range: false } : null
    case 'range':
      return parseRange(facet, text)
  }
}

function parseRange(facet: LayeredFilter, text: string): ActiveFilter | null {
  const [first = '', second = ''] = splitValues(text)
  const [bounds] = facet.values
  if ((first === '' && second === '') || !bounds) return null
  const parseEnd = facet.type === 'Number' ? parseNumber : parseDay
  const from = first === '' ? bounds.minValue : parseEnd(first)
  const to = second === '' ? bounds.maxValue : parseEnd(second)
  if (from === null || to === null || from > to) return null
  return { key: facet.attributeCode, value: [from, to], range: true }
}

export type RangeEnd = 'from' | 'to'

/**
 * The text of a range after one end was written: SPEC 5 keeps the lower between the facet's least and the chosen upper end, and the upper between the
 * chosen lower end and the facet's most.
 */
export function clampRange(facet: LayeredFilter, text: string, edited: RangeEnd): string {
  const [bounds] = facet.values
  const parseEnd = facet.type === 'Number' ? parseNumber : parseDay
  const [first = '', second = ''] = splitValues(text)
  const [from, to] = [parseEnd(first), parseEnd(second)]
  const value = edited === 'from' ? from : to
  if (value === null || !bounds) return text
  const minimum = edited === 'to' && from !== null ? from : bounds.minValue
  const maximum = edited === 'from' && to !== null ? to : bounds.maxValue
  const raised = minimum !== null && value < minimum ? minimum : value
  const clamped = maximum !== null && raised > maximum ? maximum : raised
  return edited === 'from' ? `${clamped},${second}` : `${first},${clamped}`
}

const parseNumber = (text: string) => (/^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null)
const parseDay = (text: string) => (/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/** How an understood choice is written. */
function formatFilter({ value }: ActiveFilter): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return [value].flat().join(',')
}

/** The choices of an address that these facets understand, written the one way; the rest counts as not said. */
export function parseFacets(facets: readonly LayeredFilter[], params: FacetParams): { filters: ActiveFilter[]; said: FacetParams } {
  const filters = facets.flatMap((facet) => {
    const text = params[facet.attributeCode]
    return text === undefined ? [] : (parseFacet(facet, text) ?? [])
  })
  return { filters, said: Object.fromEntries(filters.map((filter) => [filter.key, formatFilter(filter)])) }
}

/** The same text with one choice more, or without it. */
export function toggleValue(text: string | undefined, value: string): string {
  const parts = splitValues(text)
  return (parts.includes(value) ? parts.filter((one) => one !== value) : [...parts, value]).join(',')
}

/** The choices in force one by one, each with the facets that stay when it is taken back. */
export function activeFacetValues(facets: readonly LayeredFilter[], params: FacetParams) {
  return facets.flatMap((facet) => {
    const { attributeCode: code } = facet
    const text = params[code]
    if (!text) return []
    const { [code]: _, ...others } = params
    if (selectionMode(facet.type) === 'range' || selectionMode(facet.type) === 'yesNo') return [{ facet, part: text, rest: others }]
    return splitValues(text).map((part) => {
      const left = toggleValue(text, part)
      return { facet, part, rest: left === '' ? others : { ...others, [code]: left } }
    })
  })
}
