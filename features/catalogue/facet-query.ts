import type { InputOf } from '@/lib/api/endpoint'
import type { LayeredFilter, LayeredType } from '@/lib/api/v1/product/layered.schema'
import type { layeredApi } from '@/lib/api/v1/product/layered'

/** The facets in the address, by code: `{ uvez: '3,7', 'broj-stranica': '100,300', nagrada: 'yes' }`. */
export type FacetParams = Record<string, string>

export type ActiveFilter = NonNullable<InputOf<typeof layeredApi.navigation>['filters']>[number]

/** How values of a facet are chosen. */
export function selectionMode(type: LayeredType): 'single' | 'multiple' | 'range' | 'yesNo' {
  switch (type) {
    case 'Dropdown':
      return 'single'
    case 'MultiSelect':
    case 'TextSwatch':
    case 'VisualSwatch':
      return 'multiple'
    case 'YesNo':
      return 'yesNo'
    case 'Number':
    case 'Date':
    case 'DateTime':
      return 'range'
  }
  return type satisfies never
}

/** Splits a facet's text. `1,5` are two values or the two ends of a range, depending on the facet's type. */
export function splitValues(text: string | undefined): string[] {
  return text ? text.split(',') : []
}

/** The filter that a text in the address means for this facet; null when it is invalid. A missing range end is the facet's own (docs/rules/storefront.md#facet-range). */
export function parseFacet(facet: LayeredFilter, text: string): ActiveFilter | null {
  const key = facet.attributeCode
  switch (selectionMode(facet.type)) {
    case 'single':
    case 'multiple': {
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

/** Whether both ends of a range were typed and the lower one is the higher one (docs/rules/storefront.md#facet-range). */
export function isReversedRange({ type }: Pick<LayeredFilter, 'type'>, text: string | undefined): boolean {
  if (selectionMode(type) !== 'range') return false
  const parseEnd = type === 'Number' ? parseNumber : parseDay
  const [from = null, to = null] = splitValues(text).map((end) => parseEnd(end))
  return from !== null && to !== null && from > to
}

export type RangeEnd = 'from' | 'to'

/**
 * The text of a range after one end was edited, clamped by the other end and the facet's bounds (docs/rules/storefront.md#facet-range). The other end is
 * clamped by the bounds too: it may have been typed just before.
 */
export function clampRange(facet: LayeredFilter, text: string, edited: RangeEnd): string {
  const [bounds] = facet.values
  const parseEnd = facet.type === 'Number' ? parseNumber : parseDay
  const [first = '', second = ''] = splitValues(text)
  const value = parseEnd(edited === 'from' ? first : second)
  if (value === null || !bounds) return text
  const { minValue, maxValue } = bounds
  const otherText = edited === 'from' ? second : first
  const typedOther = parseEnd(otherText)
  const other = typedOther === null ? null : clamp(typedOther, minValue, maxValue)
  const own = edited === 'from' ? clamp(value, minValue, other ?? maxValue) : clamp(value, other ?? minValue, maxValue)
  const rest = other ?? otherText
  return edited === 'from' ? `${own},${rest}` : `${rest},${own}`
}

type Bound = number | string | null

function clamp(value: number | string, minimum: Bound, maximum: Bound) {
  const raised = minimum !== null && value < minimum ? minimum : value
  return maximum !== null && raised > maximum ? maximum : raised
}

const parseNumber = (text: string) => (/^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null)
const parseDay = (text: string) => (/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

function formatFilter({ value }: ActiveFilter): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return [value].flat().join(',')
}

/** The valid filters of the address, and the same as normalized params; unknown codes and values are dropped (docs/rules/storefront.md#facet-params). */
export function parseFacets(facets: readonly LayeredFilter[], params: FacetParams): { filters: ActiveFilter[]; params: FacetParams } {
  const filters = facets.flatMap((facet) => {
    const text = params[facet.attributeCode]
    return text === undefined ? [] : (parseFacet(facet, text) ?? [])
  })
  return { filters, params: Object.fromEntries(filters.map((filter) => [filter.key, formatFilter(filter)])) }
}

/** Adds the value to a facet's text, or removes it. */
export function toggleValue(text: string | undefined, value: string): string {
  const values = splitValues(text)
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]).join(',')
}

/** The chosen values, each with the params that remain without it; a range counts as one value. */
export function activeFacetValues(facets: readonly LayeredFilter[], params: FacetParams) {
  return facets.flatMap((facet) => {
    const { attributeCode: code } = facet
    const text = params[code]
    if (!text) return []
    const { [code]: _, ...others } = params
    if (selectionMode(facet.type) === 'range' || selectionMode(facet.type) === 'yesNo') return [{ facet, value: text, rest: others }]
    return splitValues(text).map((value) => {
      const remaining = toggleValue(text, value)
      return { facet, value, rest: remaining === '' ? others : { ...others, [code]: remaining } }
    })
  })
}
