import type { Endpoint } from '@/lib/api/endpoint'
import { errorTable, type ErrorCode } from '@/lib/api/errors'
import type { Schema } from './schema'

const isCode = (word: string): word is ErrorCode => Object.hasOwn(errorTable, word)

/** The codes with which a call may fail by its row, and those that its docstring names, by status. */
export function failureCodes(endpoint: Endpoint, { text, input }: { text: string; input: Schema }): Map<number, ErrorCode[]> {
  const named = [...text.matchAll(/\b[A-Z][A-Z_]{3,}\b/g)].map(([word]) => word).filter(isCode)
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...codesOfRow(endpoint, input), ...named])) {
    const { status } = errorTable[code]
    if (status < 500) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b))
}

function codesOfRow(
  { access, method, path, limit, keyless, proof, idempotencyKey, upload, bodyless }: Endpoint,
  input: Schema,
): ErrorCode[] {
  const isWrite = method !== 'get'
  const hasInput = Object.keys(input.properties ?? {}).length > 0
  return [
    ...(keyless ? [] : (['UNKNOWN_API_KEY'] as const)),
    ...(['TOKEN_EXPIRED', 'TOKEN_INVALID'] as const),
    ...accessCodes(access),
    ...(proof ? (['PROOF_REQUIRED'] as const) : []),
    ...(isWrite ? (['CROSS_SITE'] as const) : []),
    ...(isWrite && !upload && !bodyless ? (['BAD_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const) : []),
    ...(hasInput ? (['VALIDATION'] as const) : []),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(idempotencyKey ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
    ...(limit ? (['TOO_MANY'] as const) : []),
  ]
}

function accessCodes(access: Endpoint['access']): readonly ErrorCode[] {
  if (access === 'any') return []
  if (access === 'cart') return ['NO_SESSION', 'CART_NOT_FOUND', 'SESSION_USED', 'CART_ARCHIVED']
  return access === 'user' ? ['UNAUTHORIZED'] : ['FORBIDDEN']
}
