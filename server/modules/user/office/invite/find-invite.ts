import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import type { Tx } from '@/server/db/client'
import { staffInvites } from '@/server/db/schema/user'

/** The valid invitation of a mailed token. */
export async function findInvite(ctx: Ctx, tx: Tx, token: string) {
  const [invite] = await tx.select().from(staffInvites).where(isValidInvite(ctx, token))
  return invite
}

export function isValidInvite(ctx: Ctx, token: string) {
  return and(eq(staffInvites.tokenHash, hashSecret(token)), eq(staffInvites.siteId, ctx.site.id), gt(staffInvites.expiresAt, ctx.now()))
}
