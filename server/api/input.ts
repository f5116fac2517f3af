import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError, type FieldErrors } from '@/lib/api/errors'

/** Limits of a body (docs/rules/platform.md#body-limits). */
const maxBytes = 1024 * 1024
const maxDepth = 32

/**
 * Parses the input by its schema: path parameters and query of a GET; path parameters, JSON body and the row's `query` fields of a write; the row's `headers`
 * fields of both (docs/rules/platform.md#input-errors).
 * @throws AppError BODY_TOO_LARGE, UNSUPPORTED_MEDIA, BAD_REQUEST, VALIDATION with `fieldErrors`, INVALID_QUANTITY, NO_SESSION for a call that lacks its cart
 */
export async function parseInput(c: Context, endpoint: Endpoint, schema: z.ZodType): Promise<never> {
  const fields = endpoint.method === 'get' ? readQuery(c) : { ...(await readBody(c, endpoint)), ...declaredQuery(c, endpoint) }
  const result = schema.safeParse({ ...fields, ...declaredHeaders(c, endpoint), ...c.req.param() })
  if (result.success) return asNever(result.data)
  throw validationError(result.error)
}

// The handler's types are checked where it is registered; here any schema may come.
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

async function readBody(c: Context, { bodyless, upload }: Endpoint): Promise<Record<string, unknown>> {
  if (bodyless || upload) return {}
  const raw = await readBodyText(c.req.raw)
  if (raw === '') return {}
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_MEDIA')
  const body = parseJson(raw)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('BAD_REQUEST')
  return { ...body }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A body with a declared length is read at once, at a tenth of the cost of streaming. A chunked body is counted while it streams. */
async function readBodyText(request: Request) {
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE')
  try {
    const bytes = declaredLength === null ? await readChunked(request) : await request.arrayBuffer()
    if (bytes.byteLength > maxBytes) throw new AppError('BODY_TOO_LARGE')
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('BAD_REQUEST', {}, error)
  }
}

async function readChunked({ body }: Request) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(raw: string): unknown {
  if (nestingDepth(raw) > maxDepth) throw new AppError('BAD_REQUEST')
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw new AppError('BAD_REQUEST', {}, error)
  }
}

/** Nesting depth outside strings, counted before parsing because the parser recurses. */
function nestingDepth(raw: string) {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let i = 0; i < raw.length; i++) {
    const char = raw[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}

function validationError(error: z.ZodError) {
  const fieldErrors: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    fieldErrors[path] = [...(fieldErrors[path] ?? []), issue.message]
  }
  if (fieldErrors.cartId || fieldErrors.protectCode) return new AppError('NO_SESSION', { fieldErrors })
  if (fieldErrors.qty) return new AppError('INVALID_QUANTITY', { fieldErrors })
  return new AppError('VALIDATION', { fieldErrors })
}
