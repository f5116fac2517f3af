import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgArray, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import * as schema from '@/server/db/schema/all'

type Json = { [name: string]: unknown }

/** Characters that names, numbers and keys lack. A pattern that accepts one accepts any text. */
const probes = ['<b>', '/<b>', '"\'', '/"\'']

/**
 * Paths of the fields that accept free text: `details.firstName`, `addresses[].city`, `data.*`. Enumerations, dates, numbers and patterned texts are
 * excluded; e-mails count, because their rule is a refinement outside JSON Schema.
 */
export function freeTextOf(input: z.ZodType): string[] {
  return textOf(input, isFree)
}

/** Paths of all text fields except enumerations, or of those that `isWanted` accepts. */
export function textOf(input: z.ZodType, isWanted: (part: Json) => boolean = () => true): string[] {
  const jsonSchema = asObject(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return [...new Set(fieldsOf(jsonSchema, '', { defs: asObject(jsonSchema.$defs), depth: 0, isWanted }))]
}

type Walk = { defs: Json; depth: number; isWanted: (part: Json) => boolean }

function fieldsOf(part: Json, at: string, walk: Walk): string[] {
  const { defs, depth, isWanted } = walk
  if (depth > 12) return []
  const inner = (one: unknown, name = at) => fieldsOf(asObject(one), name, { ...walk, depth: depth + 1 })
  if (typeof part.$ref === 'string') return inner(defs[part.$ref.split('/').at(-1) ?? ''])
  if ('const' in part || 'enum' in part) return []
  // A check in code beside another schema says nothing of the shape.
  const all = Array.isArray(part.allOf) ? part.allOf.filter((one) => Object.keys(asObject(one)).length > 0) : undefined
  const choices = [part.anyOf, part.oneOf, all].filter(Array.isArray).flat()
  if (choices.length > 0) return choices.flatMap((one) => inner(one))
  // A nullable boolean is `['boolean', 'null']`.
  if (Array.isArray(part.type)) return part.type.flatMap((type) => inner({ ...part, type }))
  switch (part.type) {
    case 'object': {
      const named = Object.entries(asObject(part.properties)).flatMap(([name, one]) => inner(one, at === '' ? name : `${at}.${name}`))
      const others = typeof part.additionalProperties === 'object' ? inner(part.additionalProperties, `${at}.*`) : []
      return [...named, ...others]
    }
    case 'array':
      return inner(part.items, `${at}[]`)
    case 'string':
      return isWanted(part) ? [at] : []
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return []
    default:
      // An unknown type counts as text.
      return [at]
  }
}

function isFree({ pattern, format }: Json) {
  if (typeof pattern === 'string') return probes.some((probe) => new RegExp(pattern, 'u').test(probe))
  return typeof format !== 'string'
}

/** Every text or JSON column, `table.column` by schema names, except enumerations. */
export function textColumnsOfSchema(): string[] {
  const tables = Object.values(schema).filter((one) => is(one, PgTable))
  return tables.flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generated === undefined && holdsWords(column))
      .map(([name]) => `${getTableName(table)}.${name}`),
  )
}

function holdsWords(column: PgColumn): boolean {
  if (is(column, PgArray)) return holdsWords(column.baseColumn)
  return column.columnType === 'PgJsonb' || (column.columnType === 'PgText' && column.enumValues === undefined)
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
