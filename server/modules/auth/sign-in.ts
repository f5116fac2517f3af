import type { SignedIn } from '@/lib/api/v1/auth.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { presentUser } from '@/server/modules/user/present-user'
import { takeBackDeletion } from '@/server/modules/user/web/deletion/schedule'
import { endPresented } from './end-presented'
import { openSession, presentTokens, type Secrets } from './open-session'
import { setRefreshCookie } from './refresh-cookie'

/** A new sign-in for somebody whose row is locked and who has proven who they are. */
export async function beginSession(ctx: Ctx, tx: Transaction, { id: userId, isBackoffice }: { id: number; isBackoffice: boolean }) {
  await takeBackDeletion(ctx, tx, userId)
  // The browser's cookie is about to be replaced: nobody will hold what it stood for.
  await endPresented(ctx, tx)
  return openSession(ctx, tx, { userId, isBackoffice, family: ctx.newId(), signedInAt: ctx.now() })
}

/** Its answer, once it is written. */
export async function presentSignIn(ctx: Ctx, userId: number, secrets: Secrets): Promise<SignedIn> {
  setRefreshCookie(ctx, secrets)
  return { tokens: presentTokens(ctx, secrets), user: await presentUser(ctx, userId) }
}
