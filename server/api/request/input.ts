import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { createEventLoopQueue } from '@/server/core/process/event-loop-queue'
import { fieldErrorsOf, safeParseFields } from '@/server/core/input/field-errors'
import { bodyLimits, isWithinLimits } from './json-size'

const maxDepth = 32
/** Larger bodies are parsed one in each turn of the event loop, bytes. */
const largeBytes = 4096
const waitForTurn = createEventLoopQueue({ perTurn: 1 })

/**
 * Parses the input by its schema: path parameters and query of a GET; path parameters, JSON body and the contract row's `query` fields of a write; its `headers`
 * fields of both (docs/rules/platform.md#input-errors).
 * @returns the input, typed `never` because any schema may come here: the handler's types are checked where it is registered
 * @throws AppError BODY_TOO_LARGE, UNSUPPORTED_MEDIA, BAD_REQUEST, VALIDATION with `fieldErrors`, INVALID_QUANTITY, NO_SESSION for a call that lacks its cart
 */
export async function parseInput(c: Context, endpoint: Endpoint, schema: z.ZodType): Promise<never> {
  const fields = endpoint.method === 'get' ? readQuery(c) : { ...(await readBody(c, endpoint)), ...declaredQuery(c, endpoint) }
  const result = safeParseFields(schema, { ...fields, ...declaredHeaders(c, endpoint), ...c.req.param() })
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
  if (raw.length > largeBytes) await waitForTurn()
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_MEDIA')
  const body = parseJson(raw, limits.members)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badBody('Ovo mora biti JSON objekt.')
  return { ...body }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A body with a declared length is read at once, at a tenth of the cost of streaming. A chunked body is counted while it streams. */
async function readBodyText(request: Request, maxBytes: number) {
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE')
  const bytes = declaredLength === null ? await readChunked(request, maxBytes) : await readWhole(request)
  if (bytes.byteLength > maxBytes) throw new AppError('BODY_TOO_LARGE')
  try {
    return utf8.decode(bytes)
  } catch (error) {
    throw badBody('Ovo nije ispravan UTF-8.', error)
  }
}

async function readWhole(request: Request) {
  try {
    return await request.arrayBuffer()
  } catch (error) {
    throw cutOff(error)
  }
}

async function readChunked({ body }: Request, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new AppError('BODY_TOO_LARGE')
      chunks.push(chunk)
    }
  } catch (error) {
    throw cutOff(error)
  }
  return Buffer.concat(chunks)
}

function cutOff(error: unknown) {
  return error instanceof AppError ? error : badBody('Podaci nisu stigli do kraja.', error)
}

function parseJson(raw: string, members: number): unknown {
  if (!isWithinLimits(raw, { depth: maxDepth, members })) throw badBody('JSON ima previše vrijednosti ili previše razina.')
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw badBody('Ovo nije ispravan JSON.', error)
  }
}

function validationError(error: z.ZodError) {
  const fieldErrors = fieldErrorsOf(error)
  const concerns = (name: string) => error.issues.some(({ path }) => path.length === 1 && path[0] === name)
  if (concerns('cartId') || concerns('protectCode')) return new AppError('NO_SESSION', { fieldErrors })
  if (concerns('qty')) return new AppError('INVALID_QUANTITY', { fieldErrors })
  return new AppError('VALIDATION', { fieldErrors })
}

/** docs/rules/platform.md#input-errors */
function badBody(text: string, cause?: unknown) {
  return new AppError('BAD_REQUEST', { fieldErrors: { _: [text] } }, cause)
}
