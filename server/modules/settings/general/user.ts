import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { settingsGeneralApi } from '@/lib/api/v1/settings/general'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { users } from '@/server/db/schema/user'

export async function user(ctx: Ctx, { group, key }: ParsedOf<typeof settingsGeneralApi.user>) {
  const [row] = await ctx.db
    .select({ settings: users.settings })
    .from(users)
    .where(eq(users.id, requireUser(ctx).id))
  const value: unknown = new Map(Object.entries(row?.settings ?? {})).get(key)
  return { group, key, value: typeof value === 'string' ? value : null }
}
