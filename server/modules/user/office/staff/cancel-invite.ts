import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { staffInvites } from '@/server/db/schema/user'
import { lockStaff } from './change-member'
import { requireManageableInvite } from './manageable-invite'
import { loadStaff } from './load-staff'

export async function cancelInvite(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.cancelInvite>) {
  return inTransaction(ctx, async (tx) => {
    const [actor] = await lockStaff(ctx, tx, [requireUser(ctx).id])
    const gone = await requireManageableInvite(ctx, tx, { actor, is: eq(staffInvites.id, id) })
    if (!gone) throw new AppError('NOT_FOUND')
    await tx.delete(staffInvites).where(eq(staffInvites.id, id))
    await audit(ctx, tx, { action: 'staff.cancelInvite', target: `invite:${gone.email}`, detail: { role: gone.role } })
    return loadStaff(ctx, tx)
  })
}
