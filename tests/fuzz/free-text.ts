import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgArray, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import * as schema from '@/server/db/schema/all'

type Json = { [name: string]: unknown }

/** Of letters that no name, number or key is made of. A pattern that lets one of these pass keeps nothing out. */
const probes = ['<b>', '/<b>', '"\'', '/"\'']

/**
 * The fields of an input that take any words, by their path: `details.firstName`, `addresses[].city`, `data.*`. A list, a moment, a number and what a
 * pattern holds to are none; an e-mail address is one here, for its rule stands behind a pipe that the JSON of a schema does not show.
 */
export function freeTextOf(input: z.ZodType): string[] {
  return textOf(input, isFree)
}

/** All fields that are text and none of a list, or those of which it is so. */
export function textOf(input: z.ZodType, isWanted: (part: Json) => boolean = () => true): string[] {
  const whole = asObject(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return [...new Set(fieldsOf(whole, '', { defs: asObject(whole.$defs), depth: 0, isWanted }))]
}

type Walk = { defs: Json; depth: number; isWanted: (part: Json) => boolean }

function fieldsOf(part: Json, at: string, walk: Walk): string[] {
  const { defs, depth, isWanted } = walk
  if (depth > 12) return []
  const inner = (one: unknown, name = at) => fieldsOf(asObject(one), name, { ...walk, depth: depth + 1 })
  if (typeof part.$ref === 'string') return inner(defs[part.$ref.split('/').at(-1) ?? ''])
  if ('const' in part || 'enum' in part) return []
  const choices = [part.anyOf, part.oneOf, part.allOf].filter(Array.isArray).flat()
  if (choices.length > 0) return choices.flatMap((one) => inner(one))
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
      // Whatever it is, it is not said.
      return [at]
  }
}

function isFree({ pattern, format }: Json) {
  if (typeof pattern === 'string') return probes.some((probe) => new RegExp(pattern, 'u').test(probe))
  return typeof format !== 'string'
}

/** Every column that holds words or JSON, `table.column` as the schema names them; those of an enumeration hold neither. */
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
