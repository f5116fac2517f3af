import { eq } from 'drizzle-orm'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { users } from '@/server/db/schema/user'
import { presentUser } from '@/server/modules/user/present-user'
import { cancelDeletion } from '@/server/modules/user/web/deletion/schedule-deletion'
import { revokePresentedFamily } from './session/revoke-presented'
import { openSession, presentTokens, type SessionTokens } from './session/open-session'
import { setRefreshCookie } from './session/refresh-cookie'

type NewSession = SessionTokens & { isDeletionCancelled: boolean }

/** Starts a session for a user whose row is locked and whose identity is proven. */
export async function startSession(
  ctx: Ctx,
  tx: Transaction,
  { id: userId, isBackoffice }: { id: number; isBackoffice: boolean },
): Promise<NewSession> {
  const isDeletionCancelled = await cancelDeletion(ctx, tx, userId)
  // The browser's cookie is about to be replaced.
  await revokePresentedFamily(ctx, tx)
  if (isBackoffice) await tx.update(users).set({ lastSignInAt: ctx.now() }).where(eq(users.id, userId))
  const secrets = await openSession(ctx, tx, { userId, isBackoffice, family: ctx.newId(), signedInAt: ctx.now(), provenAt: ctx.now() })
  return { ...secrets, isDeletionCancelled }
}

export async function presentSignIn(ctx: Ctx, userId: number, secrets: NewSession): Promise<SignedIn> {
  setRefreshCookie(ctx, secrets)
  const user = await presentUser(ctx, userId)
  return { tokens: presentTokens(ctx, secrets), user, ...(secrets.isDeletionCancelled && { isDeletionCancelled: true as const }) }
}
