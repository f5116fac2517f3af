import type { InputOf } from '@/lib/api/endpoint'
import type { LayeredFilter, LayeredType } from '@/lib/api/v1/product/layered.schema'
import type { layeredApi } from '@/lib/api/v1/product/layered'

/** What an address says of facets: a code and its text, `{ uvez: '3,7', 'broj-stranica': '100,300', nagrada: 'yes' }`. */
export type SaidFacets = Record<string, string>

export type ActiveFilter = NonNullable<InputOf<typeof layeredApi.navigation>['filters']>[number]

/** How a facet is chosen from: one of several, some of several, between two ends. */
export function waysOf(type: LayeredType): 'one' | 'some' | 'range' | 'yesNo' {
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
export function partsOf(text: string | undefined): string[] {
  return text ? text.split(',') : []
}

/**
 * What the address's text means to this facet; null when it means nothing. A range is only sent with both its ends (SPEC 5): an end left out is that
 * of the facet.
 */
export function readFacet(facet: LayeredFilter, text: string): ActiveFilter | null {
  const key = facet.attributeCode
  switch (waysOf(facet.type)) {
    case 'one':
    case 'some': {
      const ids = facet.values.flatMap(({ valueID }) => valueID ?? [])
      const value = [...new Set(partsOf(text).map(Number))].filter((id) => ids.includes(id))
      return value.length === 0 ? null : { key, value, range: false }
    }
    case 'yesNo':
      return text === 'yes' || text === 'no' ? { key, value: text === 'yes', range: false } : null
    case 'range':
      return readRange(facet, text)
  }
}

function readRange(facet: LayeredFilter, text: string): ActiveFilter | null {
  const [first = '', second = ''] = partsOf(text)
  const [bounds] = facet.values
  if ((first === '' && second === '') || !bounds) return null
  const read = facet.type === 'Number' ? numberOf : dayOf
  const from = first === '' ? bounds.minValue : read(first)
  const to = second === '' ? bounds.maxValue : read(second)
  if (from === null || to === null || from > to) return null
  return { key: facet.attributeCode, value: [from, to], range: true }
}

export type RangeEnd = 'from' | 'to'

/**
 * The text of a range after one end was written: SPEC 5 keeps the lower between the facet's least and the chosen upper end, and the upper between the
 * chosen lower end and the facet's most.
 */
export function bounded(facet: LayeredFilter, text: string, written: RangeEnd): string {
  const [bounds] = facet.values
  const read = facet.type === 'Number' ? numberOf : dayOf
  const [first = '', second = ''] = partsOf(text)
  const [from, to] = [read(first), read(second)]
  const value = written === 'from' ? from : to
  if (value === null || !bounds) return text
  const least = written === 'to' && from !== null ? from : bounds.minValue
  const most = written === 'from' && to !== null ? to : bounds.maxValue
  const low = least !== null && value < least ? least : value
  const kept = most !== null && low > most ? most : low
  return written === 'from' ? `${kept},${second}` : `${first},${kept}`
}

const numberOf = (text: string) => (/^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null)
const dayOf = (text: string) => (/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/** How an understood choice is written. */
function facetText({ value }: ActiveFilter): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return [value].flat().join(',')
}

/** The choices of an address that these facets understand, written the one way; the rest counts as not said. */
export function understood(facets: readonly LayeredFilter[], said: SaidFacets): { filters: ActiveFilter[]; said: SaidFacets } {
  const filters = facets.flatMap((facet) => {
    const text = said[facet.attributeCode]
    return text === undefined ? [] : (readFacet(facet, text) ?? [])
  })
  return { filters, said: Object.fromEntries(filters.map((filter) => [filter.key, facetText(filter)])) }
}

/** The same text with one choice more, or without it. */
export function toggled(text: string | undefined, part: string): string {
  const parts = partsOf(text)
  return (parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]).join(',')
}

/** The choices in force one by one, each with the facets that stay when it is taken back. */
export function activeChoices(facets: readonly LayeredFilter[], said: SaidFacets) {
  return facets.flatMap((facet) => {
    const { attributeCode: code } = facet
    const text = said[code]
    if (!text) return []
    const { [code]: _, ...others } = said
    if (waysOf(facet.type) === 'range' || waysOf(facet.type) === 'yesNo') return [{ facet, part: text, rest: others }]
    return partsOf(text).map((part) => {
      const left = toggled(text, part)
      return { facet, part, rest: left === '' ? others : { ...others, [code]: left } }
    })
  })
}
