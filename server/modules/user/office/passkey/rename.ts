import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { passkeys } from '@/server/db/schema/passkey'
import { presentFactor } from '@/server/modules/user/office/factor/present-factor'
import { lockOwnPasskey } from './own-passkey'

export async function rename(ctx: Ctx, { id, name }: ParsedOf<typeof passkeyApi.rename>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwnPasskey(tx, { id, userId })
    await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id))
    await audit(ctx, tx, { action: 'passkey.rename', target: `user:${userId}`, before: { name: before.name }, after: { name } })
    return presentFactor(ctx, tx, userId)
  })
}
