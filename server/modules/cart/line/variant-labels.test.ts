import { expect, it } from 'vitest'
import { shownVariantLabels } from './variant-labels'

const ink = { label: 'Boja', value: 'tinta' }
const medium = { label: 'Veličina', value: 'M' }

it.each([
  ['that its name says', 'Torba, Tinta, M', 'Torba', []],
  ['of which its name says one', 'Torba (tinta)', 'Torba', [medium]],
  ['without a name of its own', 'Torba', 'Torba', [ink, medium]],
  ['whose name only holds the letters of one', 'Torba Mini, tinta', 'Torba', [medium]],
  ['whose value is in the name of its product', 'Mala tinta M', 'Mala tinta M', [ink, medium]],
  ['with a name of another kind', 'Tinta, M', 'Torba', [ink, medium]],
])('a line shows of a variant %s what its name lacks', (_, name, parentName, expected) => {
  expect(shownVariantLabels({ name, parentName, variantLabels: [ink, medium] })).toEqual(expected)
})

it('a product without variants has none', () => {
  expect(shownVariantLabels({ name: 'Torba', parentName: null, variantLabels: null })).toEqual([])
})
