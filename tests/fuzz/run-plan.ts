import type { Endpoint } from '@/lib/api/endpoint'
import { toRequest } from '@/lib/api/request'
import { isPlaceholder, type KnownName, type Placeholder } from './from-schema'
import type { CallerName, Planned } from './plan'

type Sendable = { method: string; path: string; headers: [string, string][]; body: Buffer | undefined }
type Answer = { status: number; headers: Record<string, string>; text: string; ms: number }
export type Send = (request: Sendable) => Promise<Answer>

export function isEventStream(contentType: string | null | undefined) {
  return contentType?.startsWith('text/event-stream') ?? false
}

/** A caller: token, private texts and ids. */
export type Person = { accessToken?: string; secrets: readonly string[]; known: Partial<Record<KnownName, unknown>> }
export type People = Record<CallerName, Person>

/** A problem with the request that reproduces it. */
type Finding = { problem: string; index: number; request: string; answer: string }

/** Responses by status, and how many showed callers their own data: a run of refusals alone proves nothing. */
type RunResult = { findings: Finding[]; statuses: Map<number, number>; own: number }

const identity: [string, string][] = [
  ['apiKey', 'javni-kljuc-pod-lampom'],
  ['site', '1'],
  ['store', '1'],
  ['x-gaussbox-language', 'hrv'],
]

type RunOptions = {
  planned: readonly Planned[]
  people: People
  send: Send
  /** Restores a caller that signed itself out. */
  revive: (name: CallerName) => Promise<void>
  /** Restores the data of all people. */
  restore: () => Promise<void>
  slowest: number
}

/** Requests between two restores. */
const restoreEvery = 1000

/** Sends the planned requests one by one and reports problems: 5xx, slow responses, foreign formats, data of others. */
export async function runPlan({ planned, people, send, revive, restore, slowest }: RunOptions): Promise<RunResult> {
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const slow: { index: number; request: Sendable }[] = []
  let own = 0
  for (const [index, one] of planned.entries()) {
    if (index > 0 && index % restoreEvery === 0) await restore()
    const request = toSendable(one, people)
    const answer = await send(request).catch((error: unknown) => String(error))
    if (typeof answer === 'string') {
      findings.push(finding(index, `no answer: ${answer}`, request))
      continue
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (people[one.caller].secrets.some((secret) => answer.text.includes(secret))) own++
    if (answer.ms > slowest) slow.push({ index, request })
    const problem = problemOf(one, { request, answer, people })
    if (problem) findings.push(finding(index, problem, request, answer))
    if (answer.status === 403 && answer.text.includes('TOKEN_INVALID')) await revive(one.caller)
    if (answer.status === 409 && /CART_ARCHIVED|SESSION_USED/.test(answer.text)) await revive(one.caller)
  }
  // Repeats slow requests without other load.
  for (const { index, request } of slow.slice(0, 50)) {
    const times = [await send(request), await send(request)].map(({ ms }) => Math.round(ms))
    if (Math.min(...times) > slowest) findings.push(finding(index, `took ${times.join(' and ')} ms alone`, request))
  }
  return { findings: findings.toSorted((a, b) => a.index - b.index), statuses, own }
}

function toSendable({ endpoint, caller, input, headers, tail, method, raw }: Planned, people: People): Sendable {
  const { accessToken, known: knows } = people[caller]
  const filled = fill(input, { own: knows, another: people[otherOwner[caller]].known })
  const { url, method: own, body, headers: ownHeaders } = toRequest(endpoint, isObject(filled) ? addressable(endpoint, filled) : {})
  const content: [string, string][] = raw
    ? raw.type
      ? [['content-type', raw.type]]
      : []
    : body === undefined
      ? []
      : [['content-type', 'application/json']]
  const named = new Set(headers.map(([name]) => name.toLowerCase()))
  const defaultHeaders: [string, string][] = [
    ...identity,
    ...(accessToken ? ([['accessToken', accessToken]] as const) : []),
    ...Object.entries(ownHeaders ?? {}),
    ...content,
  ].map(([name, value]) => [name, headerValue(value)])
  const httpMethod = method ?? own
  const hasBody = httpMethod !== 'GET' && httpMethod !== 'HEAD'
  return {
    method: httpMethod,
    // Node limits the size of headers.
    path: printable(url + tail).slice(0, 12_000),
    headers: [
      ...defaultHeaders.filter(([name]) => !named.has(name.toLowerCase())),
      ...headers.map(([name, value]): [string, string] => [name, headerValue(value)]),
    ],
    body: hasBody ? (raw?.body ?? (body === undefined ? undefined : Buffer.from(asJson(filled, body)))) : undefined,
  }
}

/** Values in URLs and headers are text. */
function addressable({ method, path, query = [], headers = [] }: Endpoint, input: Record<string, unknown>) {
  const inBody = (name: string) => method !== 'get' && !path.includes(`{${name}}`) && !query.includes(name) && !headers.includes(name)
  const asText = (value: unknown) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    // URLs cannot hold lone surrogates.
    return typeof text === 'string' ? text.toWellFormed() : text
  }
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, inBody(name) ? value : Array.isArray(value) ? value.map(asText) : asText(value)]),
  )
}

/** A body that is no object is sent unchanged. */
function asJson(filled: unknown, body: unknown) {
  return JSON.stringify(isObject(filled) ? body : filled) ?? ''
}

/** The other person whose data each caller tries. */
const otherOwner: Record<CallerName, CallerName> = { visitor: 'ana', ana: 'iva', iva: 'visitor', merchant: 'ana' }

export function fill(value: unknown, knows: Record<Placeholder['owner'], Person['known']>): unknown {
  if (isPlaceholder(value)) {
    const found = knows[value.owner][value.$known]
    return (Array.isArray(found) ? found[value.at % found.length] : found) ?? 1
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, knows))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, knows)]))
}

type Response = { request: Sendable; answer: Answer; people: People }

function problemOf({ caller, endpoint }: Planned, { request, answer, people }: Response): string | null {
  const { status, headers, text } = answer
  if (status >= 500) return `${status}`
  const isJson = (headers['content-type'] ?? '').startsWith('application/json')
  const isOurs = isJson ? isEnvelope(text) : true
  if (!isOurs) return 'an answer that is no envelope'
  if (/\n\s+at .*:\d+:\d+|node_modules|PostgresError|syntax error at or near/.test(text)) return 'reveals internals'
  // The back office may read people's data.
  if (caller === 'merchant' && endpoint.access.startsWith('office')) return null
  const responseText = text + Object.values(headers).join()
  const requestText = `${request.path} ${request.body?.toString() ?? ''}`
  for (const [name, { secrets }] of Object.entries(people)) {
    // A response may echo the request.
    const leaked = name === caller ? undefined : secrets.find((secret) => responseText.includes(secret) && !requestText.includes(secret))
    if (leaked) return `shows ${caller} what belongs to ${name}: ${leaked}`
  }
  return null
}

function isEnvelope(text: string) {
  if (text === '') return true
  try {
    const body: unknown = JSON.parse(text)
    return isObject(body) && ('data' in body || 'errored' in body || 'openapi' in body)
  } catch {
    return false
  }
}

function finding(index: number, problem: string, { method, path, headers, body }: Sendable, answer?: Answer): Finding {
  const lines = [
    `${method} ${path}`,
    ...headers.map(([name, value]) => `${name}: ${value.slice(0, 120)}`),
    '',
    (body?.toString('utf8') ?? '').slice(0, 1500),
  ]
  return { index, problem, request: lines.join('\n'), answer: answer ? `${answer.status} ${answer.text.slice(0, 600)}` : '' }
}

/** Characters that Node accepts in a request line. */
function printable(path: string) {
  return path.replace(/[^\u0021-\u007e]/g, (char) => encodeURIComponent(char.toWellFormed()))
}

function headerValue(value: string) {
  return value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
