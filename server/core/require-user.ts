import { AppError } from '@/lib/api/errors'
import type { Ctx, UserInfo } from './context'

/** The caller of a row that only users may call. */
export function requireUser({ actor }: Ctx): UserInfo {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return actor
}
