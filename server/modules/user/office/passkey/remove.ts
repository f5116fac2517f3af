import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { deleteUnusedCodes } from '@/server/modules/user/factor/factors'
import { notifyFactorChange } from '@/server/modules/user/factor/notify-factor-change'
import { presentFactor } from '@/server/modules/user/office/factor/present-factor'
import { lockOwnPasskey } from './own-passkey'

export async function remove(ctx: Ctx, { id }: ParsedOf<typeof passkeyApi.remove>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const { name, host } = await lockOwnPasskey(tx, { id, userId })
    await tx.delete(passkeys).where(eq(passkeys.id, id))
    await deleteUnusedCodes(tx, userId)
    await audit(ctx, tx, { action: 'passkey.remove', target: `user:${userId}`, detail: { name, host } })
    await notifyFactorChange(ctx, tx, userId, 'passkeyRemoved')
    return presentFactor(ctx, tx, userId)
  })
}
