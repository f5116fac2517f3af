import fc, { type Arbitrary } from 'fast-check'
import type { Endpoint } from '@/lib/api/endpoint'
import type { ContractRow } from '@/server/core/define-handlers'
import { inputsOf } from './from-schema'
import { hostileHeaders, hostileNames, hostileTails, hostileValues, rawBodies } from './hostile-values'

const callers = ['visitor', 'ana', 'iva', 'merchant'] as const
export type CallerName = (typeof callers)[number]

/** One request with placeholders for run-time values (./from-schema.ts). */
export type Planned = {
  endpoint: Endpoint
  caller: CallerName
  kind: string
  input: unknown
  headers: [string, string][]
  tail: string
  method: string | undefined
  raw: { body: Buffer; type: string } | undefined
}

/** Requests over all endpoints, reproducible by seed. */
export function plan({ rows, requests, seed }: { rows: readonly ContractRow[]; requests: number; seed: number }): Planned[] {
  const perRow = Math.ceil(requests / rows.length)
  // Each row has its own random numbers, so that a new endpoint does not change the others.
  const all = rows.flatMap((row) => fc.sample(requestsOf(row), { seed: seed ^ hashOf(row.endpoint.path), numRuns: perRow }))
  const order = fc.sample(fc.shuffledSubarray([...all.keys()], { minLength: all.length }), { seed, numRuns: 1 })[0] ?? []
  return order.slice(0, requests).flatMap((index) => all[index] ?? [])
}

type Parts = {
  input: Arbitrary<unknown>
  headers: Arbitrary<[string, string][]>
  tail: Arbitrary<string>
  method: Arbitrary<string | undefined>
  raw: Arbitrary<Planned['raw']>
}

function requestsOf({ endpoint, schemas }: ContractRow): Arbitrary<Planned> {
  const valid = inputsOf(schemas.input)
  const plain: Parts = {
    input: valid,
    headers: fc.constant([]),
    tail: fc.constant(''),
    method: fc.constant(undefined),
    raw: fc.constant(undefined),
  }
  const of = (kind: string, parts: Partial<Parts>): Arbitrary<Planned> =>
    fc.record({ endpoint: fc.constant(endpoint), caller: fc.constantFrom(...callers), kind: fc.constant(kind), ...plain, ...parts })
  return fc.oneof(
    { weight: 40, arbitrary: of('valid', {}) },
    { weight: 25, arbitrary: of('nearly valid', { input: mutated(valid) }) },
    { weight: 10, arbitrary: of('hostile', { input: hostileObjects }) },
    { weight: 8, arbitrary: of('headers', { headers: hostileHeaders }) },
    { weight: 7, arbitrary: of('address', { tail: fc.constantFrom(...hostileTails) }) },
    { weight: 7, arbitrary: of('body', { raw: rawBodies }) },
    { weight: 3, arbitrary: of('method', { method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') }) },
  )
}

const hostileObjects = fc.dictionary(fc.oneof(fc.constantFrom(...hostileNames), fc.string({ maxLength: 10 })), hostileValues, {
  maxKeys: 5,
})

/** Replaces, removes or adds a field at any depth. */
function mutated(inputs: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(inputs, fc.nat(), fc.constantFrom('replace', 'remove', 'add'), hostileValues, fc.constantFrom(...hostileNames))
    .map(([input, at, way, value, name]) => mutate(input, { at, way, value, name }))
}

type Mutation = { at: number; way: string; value: unknown; name: string }

function mutate(input: unknown, spoiling: Mutation): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return spoiling.value
  const { at, way, value, name } = spoiling
  const entries = Object.entries(input)
  const [field, inner] = entries[at % Math.max(1, entries.length)] ?? ['', null]
  const goesDeeper = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && at % 3 === 0
  const rest = entries.filter(([one]) => one !== field)
  if (goesDeeper) return own([...rest, [field, mutate(inner, { ...spoiling, at: Math.floor(at / 7) })]])
  if (way === 'add') return own([...entries, [name, value]])
  return own(way === 'remove' ? rest : [...rest, [field, value]])
}

/** Keeps `__proto__` an own property, as in JSON. */
function own(entries: [string, unknown][]): unknown {
  return Object.fromEntries(entries)
}

function hashOf(text: string) {
  let hash = 7
  for (const char of text) hash = Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)
  return hash
}
