import type { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { env } from '@/lib/env'

/** Outside production a result that violates its schema fails the call, so tests catch contract drift. */
export function checkResponse(endpoint: Endpoint, schema: z.ZodType, data: unknown): unknown {
  if (env.NODE_ENV === 'production') return data
  const result = schema.safeParse(data)
  if (result.success) return data
  throw new Error(`${endpoint.path} answers what its contract does not say: ${result.error.message}`)
}
