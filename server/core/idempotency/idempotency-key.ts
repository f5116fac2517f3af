import { AppError } from '@/lib/api/errors'
import type { Ctx } from '../context'

/** The caller's Idempotency-Key (docs/rules/platform.md#token-retry), or null. @throws BAD_REQUEST for an empty one, and for more than 255 characters */
export function idempotencyKey({ headers }: Pick<Ctx, 'headers'>): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && (key === '' || key.length > 255))
    throw new AppError('BAD_REQUEST', { fieldErrors: { 'Idempotency-Key': ['Broj znakova: od 1 do 255.'] } })
  return key
}
