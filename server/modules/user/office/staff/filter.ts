import type { Ctx } from '@/server/core/context'
import { loadStaff } from './load-staff'

export function filter(ctx: Ctx) {
  return loadStaff(ctx)
}
