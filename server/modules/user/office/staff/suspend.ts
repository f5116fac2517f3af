import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import type { Ctx } from '@/server/core/context'
import { changeMember } from './change-member'

/** docs/rules/administration.md#suspension */
export function suspend(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.suspend>) {
  return changeMember(ctx, id, {
    action: 'staff.suspend',
    set: ({ suspendedAt }) => ({ suspendedAt: suspendedAt ?? ctx.now() }),
    endsSessions: true,
  })
}
