import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError, type FieldErrors } from '@/lib/api/errors'
import { issueText } from './issue-text'
import { bodyLimits, isWithinLimits } from './json-size'

const maxDepth = 32
/** Of a refusal's `fieldErrors`: nobody reads more, and a refusal must not grow with what was sent (docs/rules/platform.md#input-errors). */
const maxIssues = 20
const maxIssueLength = 200

/**
 * Parses the input by its schema: path parameters and query of a GET; path parameters, JSON body and the contract row's `query` fields of a write; its `headers`
 * fields of both (docs/rules/platform.md#input-errors).
 * @returns the input, typed `never` because any schema may come here: the handler's types are checked where it is registered
 * @throws AppError BODY_TOO_LARGE, UNSUPPORTED_MEDIA, BAD_REQUEST, VALIDATION with `fieldErrors`, INVALID_QUANTITY, NO_SESSION for a call that lacks its cart
 */
export async function parseInput(c: Context, endpoint: Endpoint, schema: z.ZodType): Promise<never> {
  const fields = endpoint.method === 'get' ? readQuery(c) : { ...(await readBody(c, endpoint)), ...declaredQuery(c, endpoint) }
  const result = schema.safeParse({ ...fields, ...declaredHeaders(c, endpoint), ...c.req.param() }, { error: issueText })
  if (result.success) return asNever(result.data)
  throw validationError(result.error)
}

function asNever(value: unknown): never {
  return value as never
}

function readQuery(c: Context) {
  const entries = Object.entries(c.req.queries()).map(([name, values]) =>
    name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values[0]],
  )
  return Object.fromEntries(entries)
}

function declaredQuery(c: Context, { query = [] }: Endpoint) {
  return Object.fromEntries(query.flatMap((name) => (c.req.query(name) === undefined ? [] : [[name, c.req.query(name)]])))
}

/** Read only from headers: URLs end up in logs. */
function declaredHeaders(c: Context, { headers = [] }: Endpoint) {
  return Object.fromEntries(headers.map((name) => [name, c.req.header(name)]))
}

async function readBody(c: Context, endpoint: Endpoint): Promise<Record<string, unknown>> {
  if (endpoint.bodyless || endpoint.upload) return {}
  const limits = bodyLimits(endpoint)
  const raw = await readBodyText(c.req.raw, limits.bytes)
  if (raw === '') return {}
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_MEDIA')
  const body = parseJson(raw, limits.members)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('BAD_REQUEST')
  return { ...body }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A body with a declared length is read at once, at a tenth of the cost of streaming. A chunked body is counted while it streams. */
async function readBodyText(request: Request, maxBytes: number) {
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE')
  try {
    const bytes = declaredLength === null ? await readChunked(request, maxBytes) : await request.arrayBuffer()
    if (bytes.byteLength > maxBytes) throw new AppError('BODY_TOO_LARGE')
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('BAD_REQUEST', {}, error)
  }
}

async function readChunked({ body }: Request, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(raw: string, members: number): unknown {
  if (!isWithinLimits(raw, { depth: maxDepth, members })) throw new AppError('BAD_REQUEST')
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw new AppError('BAD_REQUEST', {}, error)
  }
}

/** An unknown field is named itself, not the object that it stands in. */
function fieldIssues(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message })) : [issue]
}

function validationError({ issues }: z.ZodError) {
  // A map, because a client may name a field `__proto__` or `toString`.
  const messages = new Map<string, string[]>()
  for (const { path, message } of issues.flatMap(fieldIssues).slice(0, maxIssues)) {
    const name = path.join('.').slice(0, maxIssueLength) || '_'
    messages.set(name, [...(messages.get(name) ?? []), message.slice(0, maxIssueLength)])
  }
  const fieldErrors: FieldErrors = Object.fromEntries(messages)
  const concerns = (name: string) => issues.some(({ path }) => path.length === 1 && path[0] === name)
  if (concerns('cartId') || concerns('protectCode')) return new AppError('NO_SESSION', { fieldErrors })
  if (concerns('qty')) return new AppError('INVALID_QUANTITY', { fieldErrors })
  return new AppError('VALIDATION', { fieldErrors })
}
