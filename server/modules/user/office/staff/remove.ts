import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import type { Ctx } from '@/server/core/context'
import { changeMember } from './change-member'

/** Audit entries and orders keep naming the account, so it is not deleted; a suspension ends, since nobody could lift it from a buyer. */
export function remove(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.remove>) {
  return changeMember(ctx, id, {
    action: 'staff.remove',
    set: () => ({ isBackoffice: false, role: null, scopes: [], suspendedAt: null }),
    endsSessions: true,
    removesFactor: true,
  })
}
