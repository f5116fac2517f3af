import type { FacetAttribute } from './facet-attributes'

/** What a list shows as the price, as one more number to narrow it by; no attribute has this id. In its choices and counts it is euros. */
export const priceFacet: FacetAttribute = { id: 0, code: 'finalPrice', label: 'Cijena', input: 'numberField', unit: '€', values: [] }
