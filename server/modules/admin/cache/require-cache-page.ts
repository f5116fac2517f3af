import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'

/** @throws NOT_FOUND while the option is off (docs/rules/administration.md#cache-page) */
export function requireCachePage() {
  if (env.ADMIN_CACHE === 'off') throw new AppError('NOT_FOUND')
}
