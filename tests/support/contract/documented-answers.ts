import { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { operations } from '@/server/api/modules'
import { failureCodes } from '@/server/api/openapi/failure-codes'
import { failureData } from '@/server/api/openapi/failure-data'
import { isMomentName } from '@/server/api/openapi/moments'
import type { ContractRow } from '@/server/core/define-handlers'

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const rows = new Map<string, ContractRow>(operations.map((row) => [keyOf(row.endpoint), row]))
const Moment = z.iso.datetime({ offset: true })
const codes = new Map<ContractRow, ReadonlySet<string>>()

/** Fails a test in which a call answers what its OpenAPI document does not name: a code, or a field of data (docs/rules/platform.md#documented-codes). */
export async function expectDocumented(endpoint: Endpoint, response: Response) {
  const row = rows.get(keyOf(endpoint))
  if (!row || !response.headers.get('content-type')?.startsWith('application/json')) return
  const problem = undocumented(row, { isOk: response.ok, answer: await response.clone().json() })
  if (problem) throw new Error(`${keyOf(endpoint)} answers ${problem}, which the OpenAPI document does not name.`)
}

/** What of an answer is not documented, in words; null for nothing. */
export function undocumented(row: ContractRow, { isOk, answer }: { isOk: boolean; answer: unknown }): string | null {
  return isOk ? unknownField(row, answer) : (unknownCode(row, answer) ?? unknownFailureField(answer))
}

function unknownCode(row: ContractRow, answer: unknown): string | null {
  const code = memberOf(memberOf(answer, 'data'), 'code')
  if (typeof code !== 'string' || code === 'INTERNAL' || code === 'UNAVAILABLE') return null
  return documentedCodes(row).has(code) ? null : `the code ${code}`
}

const fieldsOfFailures = new Map<string, object>(Object.entries(failureData))

function unknownFailureField(answer: unknown): string | null {
  const { code, requestId: _, fieldErrors: __, ...own } = z.looseObject({ code: z.string() }).parse(memberOf(answer, 'data'))
  const known = fieldsOfFailures.get(code) ?? {}
  const unknown = Object.keys(own).find((name) => !(name in known))
  return unknown === undefined ? null : `the field data.${unknown} with ${code}`
}

function documentedCodes(row: ContractRow): ReadonlySet<string> {
  const known = codes.get(row)
  if (known) return known
  const own = new Set<string>([...failureCodes(row).values()].flat())
  codes.set(row, own)
  return own
}

function unknownField(row: ContractRow, answer: unknown): string | null {
  const data = memberOf(answer, 'data')
  const parsed = row.schemas.data.safeParse(data)
  const stripped = parsed.success ? strippedPath(data, parsed.data) : null
  if (stripped !== null) return `the field data${stripped}`
  const wrong = wrongMoment(data)
  return wrong === null ? null : `a moment at data${wrong} that is not ISO 8601`
}

/** The path of the first text that is named as a moment (server/api/openapi/moments.ts) and is none. */
function wrongMoment(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? '[]' : `.${name}`
    if (isMomentName(name) && typeof inner === 'string' && !Moment.safeParse(inner).success) return step
    const path = wrongMoment(inner)
    if (path !== null) return step + path
  }
  return null
}

/** The path of the first field that parsing removed, which is one that the schema does not have. */
function strippedPath(sent: unknown, parsed: unknown): string | null {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return null
  for (const [name, value] of Object.entries(sent)) {
    const step = Array.isArray(sent) ? '[]' : `.${name}`
    if (!Object.hasOwn(parsed, name)) return step
    const inner = strippedPath(value, memberOf(parsed, name))
    if (inner !== null) return step + inner
  }
  return null
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
