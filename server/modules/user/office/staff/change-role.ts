import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { scopesOf } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { changeMember } from './change-member'

/** The role's rights hold from the next call on (docs/rules/administration.md#roles). */
export function changeRole(ctx: Ctx, { id, role }: ParsedOf<typeof officeStaffApi.changeRole>) {
  const rights = { role, scopes: scopesOf(role) }
  return changeMember(ctx, id, { action: 'staff.changeRole', set: () => rights, gives: rights })
}
