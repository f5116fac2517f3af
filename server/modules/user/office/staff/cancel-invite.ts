import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { staffInvites } from '@/server/db/schema/user'
import { loadStaff } from './load-staff'

export async function cancelInvite(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.cancelInvite>) {
  return inTransaction(ctx, async (tx) => {
    const [gone] = await tx
      .delete(staffInvites)
      .where(and(eq(staffInvites.id, id), eq(staffInvites.siteId, ctx.site.id)))
      .returning({ email: staffInvites.email, role: staffInvites.role })
    if (!gone) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'staff.cancelInvite', target: `invite:${gone.email}`, detail: { role: gone.role } })
    return loadStaff(ctx, tx)
  })
}
