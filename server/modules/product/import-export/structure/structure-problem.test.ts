import { describe, expect, it } from 'vitest'
import { structureProblem, type StructureFacts } from './structure-problem'

const formats: Record<string, ReturnType<StructureFacts['formatOf']>> = { A: 'Simple', TORBA: 'Configurable', SET: 'Bundle' }
const simple: StructureFacts = {
  format: 'Simple',
  parts: undefined,
  variantOf: undefined,
  storedParts: 'none',
  partOf: null,
  formatOf: (sku) => formats[sku],
}
const parts = (...skus: string[]) => skus.map((sku) => ({ sku, quantity: 1 }))
const variantOf = { parentSku: 'TORBA', position: null, isDefault: null }

describe('structureProblem', () => {
  it.each<[string, Partial<StructureFacts>]>([
    ['a simple product', {}],
    ['a variant', { variantOf }],
    ['a bundle of simple and configurable products', { format: 'Bundle', parts: parts('A', 'TORBA') }],
    ['a bundle whose parts stay', { format: 'Bundle', storedParts: 'some' }],
    ['a stored bundle that is empty', { format: 'Bundle', storedParts: 'emptyBundle', parts: [] }],
    ['a simple product in a bundle', { partOf: 'SET' }],
  ])('accepts %s', (_, facts) => {
    expect(structureProblem({ ...simple, ...facts })).toBeNull()
  })

  it.each<[string, Partial<StructureFacts>, string]>([
    ['a configurable variant', { format: 'Configurable', variantOf }, 'variantOf'],
    ['a bundle as a variant', { format: 'Bundle', variantOf }, 'variantOf'],
    ['an empty bundle', { format: 'Bundle', parts: [] }, 'parts'],
    ['a new bundle without parts', { format: 'Bundle' }, 'parts'],
    ['a bundle in a bundle', { format: 'Bundle', parts: parts('A', 'SET') }, 'parts'],
    ['a part that becomes a bundle', { format: 'Bundle', parts: parts('A'), partOf: 'SET' }, 'format'],
  ])('refuses %s', (_, facts, field) => {
    expect(structureProblem({ ...simple, ...facts })?.field).toBe(field)
  })
})
