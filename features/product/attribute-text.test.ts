import { expect, it } from 'vitest'
import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import { attributeText } from './attribute-text'

function entry(
  inputType: AttributeEntry['inputType'],
  value: AttributeEntry['value']['value'],
  unit: string | null = null,
): AttributeEntry {
  return { attributeCode: 'x', label: 'X', inputType, unit, value: { value, ids: [] } }
}

it.each([
  [entry('text', 'August Šenoa'), 'August Šenoa'],
  [entry('dropdown', 'hrvatski'), 'hrvatski'],
  [entry('multipleSelect', ['Klasik', 'Ljubavni']), 'Klasik, Ljubavni'],
  [entry('numberField', 2024), '2024'],
  [entry('numberField', 12345.5), '12.345,5'],
  [entry('numberField', 350, 'ml'), '350\u00a0ml'],
  [entry('date', '2026-10-01T00:00:00.000Z'), '1. listopada 2026.'],
  [entry('dateTime', '2026-11-25T18:00:00.000Z'), '25. studenoga 2026. u 19:00'],
  [entry('yesNo', true), 'Da'],
  [entry('yesNo', false), 'Ne'],
  [entry('text', ''), null],
  [entry('multipleSelect', []), null],
])('formats %o as %s', (attribute, text) => {
  expect(attributeText(attribute, { locale: 'hr', yes: 'Da', no: 'Ne' })).toBe(text)
})
