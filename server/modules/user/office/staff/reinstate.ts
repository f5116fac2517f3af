import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import type { Ctx } from '@/server/core/context'
import { changeMember } from './change-member'

export function reinstate(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.reinstate>) {
  return changeMember(ctx, id, { action: 'staff.reinstate', set: () => ({ suspendedAt: null }) })
}
