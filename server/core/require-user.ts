import { AppError } from '@/lib/api/errors'
import type { Ctx, UserInfo } from './context'

/** The signed-in user of a route with `access: 'user'` or `office`. @throws UNAUTHORIZED */
export function requireUser({ actor }: Ctx): UserInfo {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return actor
}
