import { z } from 'zod'
import { bodyLimits } from '@/server/api/request/json-size'
import type { ContractRow } from '@/server/core/define-handlers'

/** A body that is small to send and costly to check, for one row. */
export type OversizedBody = { row: ContractRow; kind: string; body: string }

type Json = {
  properties?: Record<string, Json>
  additionalProperties?: unknown
  items?: Json
  anyOf?: Json[]
  $ref?: string
  $defs?: Record<string, Json>
}

const keys = (count: number, value: unknown) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]))
const values = (count: number) => Array.from({ length: count }, () => 'x')

const tooMany = JSON.stringify(keys(60_000, 0))
const tooDeep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`

/**
 * Bodies for every row that reads one, from its schema: far too many keys, far too deep, and as many as the row's limits let in: unknown keys, and members in
 * place of every map and every list of the input, at any depth.
 */
export function* oversizedBodies(rows: readonly ContractRow[]): Generator<OversizedBody> {
  for (const row of rows.filter(({ endpoint }) => endpoint.method !== 'get' && !endpoint.bodyless && !endpoint.upload)) {
    const { bytes, members } = bodyLimits(row.endpoint)
    // A member takes at most 12 bytes: "k9999":"x",
    const count = Math.min(members - 20, Math.floor((bytes - 200) / 12))
    const input: Json = JSON.parse(JSON.stringify(z.toJSONSchema(row.schemas.input, { io: 'input', unrepresentable: 'any' })))
    yield { row, kind: 'too many keys', body: tooMany }
    yield { row, kind: 'too deep', body: tooDeep }
    yield { row, kind: 'unknown keys', body: JSON.stringify(keys(count, 0)) }
    for (const { path, isMap } of placesOf(input, input.$defs ?? {})) {
      const value = isMap ? keys(count, 'x') : values(count)
      yield { row, kind: path.join('.'), body: JSON.stringify(nested(path, value)) }
    }
  }
}

type Place = { path: string[]; isMap: boolean }

/** Where the input has maps and lists. A part that contains itself is entered once. */
function placesOf(schema: Json, defs: Record<string, Json>, entered: readonly string[] = []): Place[] {
  const { $ref, anyOf = [], properties = {}, additionalProperties, items } = schema
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    const target = defs[name]
    return entered.includes(name) || !target ? [] : placesOf(target, defs, [...entered, name])
  }
  const own: Place[] = [
    ...(typeof additionalProperties === 'object' ? [{ path: [], isMap: true }] : []),
    ...(items ? [{ path: [], isMap: false }] : []),
  ]
  const below = Object.entries(properties).flatMap(([name, one]) =>
    placesOf(one, defs, entered).map(({ path, isMap }) => ({ path: [name, ...path], isMap })),
  )
  return [...own, ...below, ...anyOf.flatMap((one) => placesOf(one, defs, entered))]
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value)
}
