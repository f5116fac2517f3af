import { eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { userApi } from '@/lib/api/v1/user'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { users } from '@/server/db/schema/user'
import { profile } from './profile'

/** Keeps the user's other settings. */
export async function updateSettings(ctx: Ctx, settings: ParsedOf<typeof userApi.updateSettings>) {
  const { id } = requireUser(ctx)
  await inTransaction(ctx, async (tx) => {
    await tx
      .update(users)
      .set({ settings: sql`${users.settings} || ${JSON.stringify(settings)}::jsonb` })
      .where(eq(users.id, id))
    await audit(ctx, tx, { action: 'user.settings', target: `user:${id}`, detail: settings })
  })
  return profile(ctx)
}
