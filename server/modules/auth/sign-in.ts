import type { SignedIn } from '@/lib/api/v1/auth.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { presentUser } from '@/server/modules/user/present-user'
import { cancelDeletion } from '@/server/modules/user/web/deletion/schedule-deletion'
import { revokePresentedFamily } from './session/revoke-presented'
import { openSession, presentTokens, type SessionTokens } from './session/open-session'
import { setRefreshCookie } from './session/refresh-cookie'

/** A new sign-in for somebody whose row is locked and who has proven who they are. */
export async function startSession(ctx: Ctx, tx: Transaction, { id: userId, isBackoffice }: { id: number; isBackoffice: boolean }) {
  await cancelDeletion(ctx, tx, userId)
  // The browser's cookie is about to be replaced: nobody will hold what it stood for.
  await revokePresentedFamily(ctx, tx)
  return openSession(ctx, tx, { userId, isBackoffice, family: ctx.newId(), signedInAt: ctx.now() })
}

/** Its answer, once it is written. */
export async function presentSignIn(ctx: Ctx, userId: number, secrets: SessionTokens): Promise<SignedIn> {
  setRefreshCookie(ctx, secrets)
  return { tokens: presentTokens(ctx, secrets), user: await presentUser(ctx, userId) }
}
