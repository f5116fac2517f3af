import { AppError } from '@/lib/api/errors'
import type { Ctx, UserInfo } from '@/server/core/context'

/** The caller of a row that only users may call. */
export function signedIn({ actor }: Ctx): UserInfo {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return actor
}
