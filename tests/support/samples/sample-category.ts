import type { Category } from '@/lib/api/entities/category.schema'
import type { LayeredFilter, LayeredType, LayeredValue } from '@/lib/api/v1/product/layered.schema'

export const facetValue = (own: Partial<LayeredValue>): LayeredValue => ({
  valueID: null,
  valueLabel: '',
  totalProducts: 9,
  minValue: null,
  maxValue: null,
  swatch: null,
  ...own,
})
export const facet = (attributeCode: string, type: LayeredType, label: string, values: LayeredValue[]): LayeredFilter => ({
  attributeCode,
  label,
  type,
  attributeID: 1,
  unit: null,
  values,
})
export const sampleFacets = [
  facet('uvez', 'Dropdown', 'Uvez', [facetValue({ valueID: 1, valueLabel: 'tvrdi' }), facetValue({ valueID: 2, valueLabel: 'meki' })]),
  facet('zanr', 'MultiSelect', 'Žanr', [
    facetValue({ valueID: 5, valueLabel: 'roman' }),
    facetValue({ valueID: 6, valueLabel: 'drama' }),
    facetValue({ valueID: 7, valueLabel: 'esej' }),
  ]),
  facet('strane', 'Number', 'Broj stranica', [facetValue({ minValue: 100, maxValue: 500 })]),
]

export const books: Category = {
  id: 1,
  name: 'Knjige',
  slug: 'knjige',
  parentId: null,
  description: '',
  image: null,
  sortTypes: ['id-desc', 'name-asc', 'finalPrice-asc'],
  sortDefaultType: 'id-desc',
  productCount: 30,
  path: [],
  children: [],
}
