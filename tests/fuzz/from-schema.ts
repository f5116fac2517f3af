import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type Json = { [name: string]: unknown }

/** Field names whose values are filled in at run time: secrets and ids. */
const knownNames = ['cartId', 'protectCode', 'itemId', 'productId', 'orderSlug', 'invoiceId', 'fileKey', 'id'] as const
export type KnownName = (typeof knownNames)[number]
/** `another`: another person's value, unless it is a key. `at`: index among several. */
export type Placeholder = { $known: KnownName; owner: 'own' | 'another'; at: number }
/** Bearer secrets: anybody who has one may use it. */
const keys: readonly KnownName[] = ['protectCode', 'fileKey']

export function isPlaceholder(value: unknown): value is Placeholder {
  const { $known, owner, at } = asObject(value)
  return knownNames.some((one) => one === $known) && (owner === 'own' || owner === 'another') && Number.isInteger(at)
}

/** Inputs of the schema's shape; they may violate refinements. */
export function inputsOf(schema: z.ZodType): Arbitrary<unknown> {
  return fromJson(asObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), '', {})
}

function fromJson(schema: Json, name: string, defs: Json, depth = 0): Arbitrary<unknown> {
  const all = { ...defs, ...asObject(schema.$defs) }
  if (depth > 6) return fc.constant(null)
  const own = valueOf(schema, name, all, depth)
  const isId = schema.type === 'integer' && /^id$|Id$/.test(name)
  const placeholder = knownNames.find((one) => one === name) ?? (isId ? 'id' : undefined)
  if (!placeholder || (placeholder === 'id' && !isId)) return own
  const of = (owner: Placeholder['owner']) => fc.record({ $known: fc.constant(placeholder), owner: fc.constant(owner), at: fc.nat(1000) })
  return fc.oneof(
    { weight: 8, arbitrary: of('own') },
    { weight: keys.includes(placeholder) ? 0 : 4, arbitrary: of('another') },
    { weight: placeholder === 'id' ? 12 : 1, arbitrary: own },
  )
}

function valueOf(schema: Json, name: string, defs: Json, depth: number): Arbitrary<unknown> {
  const inner = (one: unknown) => fromJson(asObject(one), name, defs, depth + 1)
  if (typeof schema.$ref === 'string') return inner(defs[schema.$ref.split('/').at(-1) ?? ''])
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray)
  if (choices) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.allOf)) return inner(Object.assign({}, ...schema.allOf))
  switch (schema.type) {
    case 'object':
      return objects(schema, defs, depth)
    case 'array':
      return fc.array(inner(schema.items), {
        maxLength: Math.min(numberOr(schema.maxItems, 4), 4),
        minLength: Math.min(numberOr(schema.minItems, 0), 4),
      })
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return strings(schema, name)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objects(schema: Json, defs: Json, depth: number): Arbitrary<unknown> {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const properties = Object.entries(asObject(schema.properties))
  const fields = Object.fromEntries(properties.map(([name, one]) => [name, fromJson(asObject(one), name, defs, depth + 1)]))
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const isOpen = typeof schema.additionalProperties === 'object'
  if (properties.length > 0 && !isOpen) return named
  const values = fromJson(asObject(schema.additionalProperties), '', defs, depth + 1)
  const others = fc.dictionary(fc.string({ maxLength: 12 }), values, { maxKeys: 4 })
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }))
}

/** Small ids exist. */
function numbers({ minimum, maximum, exclusiveMinimum, type }: Json): Arbitrary<unknown> {
  const min = Math.max(numberOr(minimum, -10), numberOr(exclusiveMinimum, -10))
  const max = Math.max(min, Math.min(numberOr(maximum, 1000), 100_000))
  const decimals = fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
  const [wholeMin, wholeMax] = [Math.ceil(min), Math.floor(max)]
  if (wholeMin > wholeMax) return decimals
  const small = fc.integer({ min: wholeMin, max: Math.min(wholeMax, Math.max(wholeMin, 60)) })
  const wholeNumbers = fc.oneof(small, fc.integer({ min: wholeMin, max: wholeMax }))
  return type === 'integer' ? wholeNumbers : fc.oneof(wholeNumbers, decimals)
}

const samples = [
  'more',
  'Zagreb',
  'ana@primjer.hr',
  'jabuke-za-nepoznate',
  'romani',
  'HR',
  'checkout',
  'lampa',
  '10000',
  '+385 91 234 5678',
  'DOBRODOSLI10',
]

function strings({ format, pattern, maxLength, minLength }: Json, name: string): Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('ana@primjer.hr', 'netko@drugdje.example', 'Ime.Prezime+oznaka@primjer.hr')
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())
  if (format === 'uuid') return fc.uuid()
  const max = Math.min(numberOr(maxLength, 80), 300)
  const free = fc.oneof(
    fc.constantFrom(...samples),
    fc.string({ unit: 'grapheme', maxLength: max, minLength: Math.min(numberOr(minLength, 0), max) }),
  )
  if (/e?mail/i.test(name)) return fc.oneof(fc.constant('ana@primjer.hr'), free)
  if (typeof pattern !== 'string') return free
  return fc.oneof(safely(pattern), free)
}

/** Some patterns cannot generate strings. */
function safely(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    return fc.constantFrom(...samples)
  }
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function numberOr(value: unknown, otherwise: number) {
  return typeof value === 'number' ? value : otherwise
}
