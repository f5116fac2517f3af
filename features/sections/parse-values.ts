import { compareEntries } from '@/lib/documents/positions'
import type { Field, Shape, Values } from './fields'

/** Parses a section's stored fields; a missing or wrong value becomes the field's default (docs/rules/storefront.md#stored-values). */
export function parseValues<S extends Shape>(shape: S, stored: unknown): Values<S> {
  const source = recordOf(stored)
  const values: unknown = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, parseField(field, source[name])]))
  if (!isComplete(shape, values)) throw new Error('A section was parsed incompletely.')
  return values
}

/** Checks only that no field is missing; parseField guarantees the types. */
function isComplete<S extends Shape>(shape: S, values: unknown): values is Values<S> {
  return typeof values === 'object' && values !== null && Object.keys(shape).every((name) => name in values)
}

function parseField(field: Field, stored: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return typeof stored === 'string' ? stored : ''
    case 'rich':
      return isRichText(stored) ? stored : null
    case 'image':
      return isPicture(stored) ? stored : null
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored) ? Math.min(field.max, Math.max(field.min, stored)) : field.default
    case 'flag':
      return typeof stored === 'boolean' ? stored : field.default
    case 'choice':
      return typeof stored === 'string' && field.of.includes(stored) ? stored : field.default
    case 'keys':
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
    case 'group':
      return parseValues(field.of, stored)
    case 'list':
      return parseItems(stored).map(({ id, item }) => ({ id, ...parseValues(field.of, item) }))
  }
  throw new Error(`No such field: ${field satisfies never}`)
}

/** A stored list is a map by id with a fractional position per item, so that two editors can add and move items at once. */
export function parseItems(stored: unknown): { id: string; item: Record<string, unknown> }[] {
  return Object.entries(recordOf(stored))
    .map(([id, value]) => ({ id, item: recordOf(value) }))
    .toSorted((a, b) => compareEntries({ id: a.id, pos: a.item.pos }, { id: b.id, pos: b.item.pos }))
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function isRichText(value: unknown) {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function isPicture(value: unknown) {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}
