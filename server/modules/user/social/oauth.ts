import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Email } from '@/lib/api/entities/common.schema'
import { AppError } from '@/lib/api/errors'
import type { socialApi } from '@/lib/api/v1/user/social'
import { exchangeCode } from '@/server/adapters/social/open-id'
import type { Ctx } from '@/server/core/context'
import { socialAttempts, type SocialPerson } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { startSession, presentSignIn } from '@/server/modules/auth/sign-in'
import { subscribeNewUser } from '@/server/modules/user/registration/subscribe-new-user'
import { resolveAccount } from './resolve-account'
import { loadAttempt, redirectUri } from './attempt'
import { browserSecret, clearBrowserSecret } from './browser-cookie'
import { requireProvider, throwSocialFailure } from './providers'

type Input = ParsedOf<typeof socialApi.oauth>

/**
 * Signs in the person that a provider has identified. The provider is called once, outside any transaction; its answer stays with the attempt, so
 * that a new user can consent and repeat the call.
 */
export async function oauth(ctx: Ctx, input: Input) {
  const key = { provider: input.provider, state: input.state, browser: browserSecret(ctx) }
  const person = await loadPerson(ctx, input, key)
  const { user, secrets, wantsNewsletter } = await inTransaction(ctx, async (tx) => {
    const attempt = await loadAttempt(ctx, tx, key)
    const account = await resolveAccount(ctx, tx, { provider: input.provider, person, consents: input.consents ?? [] })
    await tx.delete(socialAttempts).where(eq(socialAttempts.id, attempt.id))
    return { ...account, secrets: await startSession(ctx, tx, account.user) }
  })
  if (wantsNewsletter) await subscribeNewUser(ctx, { id: user.id, email: person.email })
  clearBrowserSecret(ctx)
  return presentSignIn(ctx, user.id, secrets)
}

async function loadPerson(ctx: Ctx, input: Input, known: Parameters<typeof loadAttempt>[2]): Promise<SocialPerson> {
  const provider = requireProvider(input.provider)
  const { id, person, nonce, codeVerifier } = await loadAttempt(ctx, ctx.db, known)
  if (person) return person
  const attempt = { redirectUri: redirectUri(ctx.site), state: input.state, nonce, codeVerifier }
  const profile = await exchangeCode(provider, attempt, input).catch(throwSocialFailure)
  const email = Email.safeParse(profile?.email)
  if (!profile || !email.success) throw new AppError('SOCIAL_NO_EMAIL')
  const found = { ...profile, email: email.data }
  await ctx.db.update(socialAttempts).set({ person: found }).where(eq(socialAttempts.id, id))
  return found
}
