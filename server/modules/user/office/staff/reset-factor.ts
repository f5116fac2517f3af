import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { removeAllFactors } from '@/server/modules/user/factor/factors'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { lockManageable } from './change-member'
import { loadStaff } from './load-staff'

/** Removes the second factor of a colleague who has lost app, passkeys and recovery codes (docs/rules/administration.md#factor-reset). */
export async function resetFactor(ctx: Ctx, { id }: ParsedOf<typeof officeStaffApi.resetFactor>) {
  return inTransaction(ctx, async (tx) => {
    await lockManageable(ctx, tx, { id })
    if (await removeAllFactors(tx, id)) {
      await revokeAllSessions(ctx, tx, id)
      await audit(ctx, tx, { action: 'staff.resetFactor', target: `user:${id}` })
      await notifyFactorChange(ctx, tx, id, 'reset')
    }
    return loadStaff(ctx, tx)
  })
}
