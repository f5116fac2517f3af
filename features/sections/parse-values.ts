import { compareEntries } from '@/lib/documents/positions'
import type { Field, MobileValues, Shape, Values } from './fields'
import { parseLink } from './parse-links'
import { parseDay, parseIcon, parseId, parsePosts, parseProducts, parseVideo } from './parse-kinds'
import { recordOf } from './record-of'

/** Parses a section's stored fields; a missing or wrong value becomes the field's default (docs/rules/storefront.md#stored-values). */
export function parseValues<S extends Shape>(shape: S, stored: unknown): Values<S> {
  const source = recordOf(stored)
  const values: unknown = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, parseField(field, source[name])]))
  if (!isComplete(shape, values)) throw new Error('A section was parsed incompletely.')
  return values
}

/** Parses the options for narrow screens; a value that is missing, wrong or not allowed there is left out, so that the one for all screens stays (docs/rules/editing.md#mobile-values). */
export function parseMobileValues<S extends Shape>(shape: S, stored: unknown): MobileValues<S> {
  const source = recordOf(stored)
  const entries = Object.entries(shape).filter(([name, field]) => isMobileValue(field, source[name]))
  const values: unknown = Object.fromEntries(entries.map(([name, field]) => [name, parseMobileField(field, source[name])]))
  if (!isPart(shape, values)) throw new Error('The mobile values of a section were parsed wrongly.')
  return values
}

function isMobileValue(field: Field, stored: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return field.mobile === true && typeof stored === 'number' && Number.isFinite(stored)
    case 'flag':
      return field.mobile === true && typeof stored === 'boolean'
    case 'choice':
      return typeof stored === 'string' && (field.mobile ?? []).includes(stored)
    default:
      return false
  }
}

function parseMobileField(field: Field, stored: unknown): unknown {
  return field.kind === 'choice' ? stored : parseField(field, stored)
}

/** Checks only that every value has a field; isMobileValue guarantees the types. */
function isPart<S extends Shape>(shape: S, values: unknown): values is MobileValues<S> {
  return typeof values === 'object' && values !== null && Object.keys(values).every((name) => Object.hasOwn(shape, name))
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
    case 'colour':
      return typeof stored === 'string' && field.of.includes(stored) ? stored : field.default
    case 'keys':
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
    case 'link':
      return parseLink(stored)
    case 'icon':
      return parseIcon(stored)
    case 'product':
    case 'category':
    case 'post':
      return parseId(stored)
    case 'products':
      return parseProducts(stored, field.max)
    case 'posts':
      return parsePosts(stored, field.max)
    case 'video':
      return parseVideo(stored)
    case 'date':
      return parseDay(stored)
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

function isRichText(value: unknown) {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function isPicture(value: unknown) {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}
