import { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { errorTable, type ErrorCode } from '@/lib/api/errors'
import type { ContractRow } from '@/server/core/define-handlers'
import { contractDocs } from './contract-docs'
import handlerCodes from './failures/handler-codes.json'

const isCode = (word: string): word is ErrorCode => Object.hasOwn(errorTable, word)
/** By `method path`: what the handlers can answer, as tests/repo/contract/handler-codes.test.ts reads it from their sources. */
const codesOfHandlers: Record<string, string[]> = handlerCodes
/** Any call may answer these, so no call names them: the response `default`. */
const everywhere = new Set<ErrorCode>(['INTERNAL', 'UNAVAILABLE'])

/**
 * The codes with which a call may fail, by status: those that its row brings, those of its handler, and those that its docstring names
 * (docs/rules/platform.md#documented-codes).
 */
export function failureCodes({ endpoint, schemas }: Pick<ContractRow, 'endpoint' | 'schemas'>): Map<number, ErrorCode[]> {
  const key = `${endpoint.method} ${endpoint.path}`
  const words = contractDocs.rows[key]?.text.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? []
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(
    [...codesOfRow(endpoint, schemas.input), ...ofHandler(endpoint, codesOfHandlers[key] ?? []), ...words].filter(isCode),
  )) {
    if (everywhere.has(code)) continue
    const { status } = errorTable[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b))
}

/** The row lets no visitor reach a handler of the back office. */
function ofHandler({ access }: Endpoint, codes: readonly string[]) {
  return access.startsWith('office') ? codes.filter((code) => code !== 'UNAUTHORIZED') : codes
}

function codesOfRow(endpoint: Endpoint, input: z.ZodType): ErrorCode[] {
  const { access, method, path, limit, keyless, proof, idempotencyKey, upload, bodyless, stream } = endpoint
  const isWrite = method !== 'get'
  return [
    ...(keyless ? [] : (['UNKNOWN_API_KEY'] as const)),
    ...(['TOKEN_EXPIRED', 'TOKEN_INVALID'] as const),
    ...accessCodes(access),
    ...(proof ? (['PROOF_REQUIRED'] as const) : []),
    ...(isWrite ? (['CROSS_SITE'] as const) : []),
    ...(isWrite && !upload && !bodyless ? (['BAD_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const) : []),
    ...inputCodes(input),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(idempotencyKey ? (['BAD_REQUEST', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...(limit ? (['TOO_MANY'] as const) : []),
    ...(stream ? (['METHOD_NOT_ALLOWED'] as const) : []),
  ]
}

/** server/api/request/input.ts; a call without fields refuses any field. */
function inputCodes(input: z.ZodType): ErrorCode[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return [
    'VALIDATION',
    ...('cartId' in properties || 'protectCode' in properties ? (['NO_SESSION'] as const) : []),
    ...('qty' in properties ? (['INVALID_QUANTITY'] as const) : []),
  ]
}

function accessCodes(access: Endpoint['access']): readonly ErrorCode[] {
  if (access === 'any') return []
  if (access === 'cart') return ['NO_SESSION', 'CART_NOT_FOUND', 'SESSION_USED', 'CART_ARCHIVED']
  return access === 'user' ? ['UNAUTHORIZED'] : ['FORBIDDEN']
}
