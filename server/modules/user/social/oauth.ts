import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Email } from '@/lib/api/entities/common.schema'
import { AppError } from '@/lib/api/errors'
import type { socialApi } from '@/lib/api/v1/user/social'
import { personBehind } from '@/server/adapters/social/open-id'
import type { Ctx } from '@/server/core/context'
import { socialAttempts, type SocialPerson } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { beginSession, presentSignIn } from '@/server/modules/auth/sign-in'
import { subscribeNewcomer } from '../subscribe-newcomer'
import { accountOf } from './account-of'
import { attemptOf, redirectUri } from './attempt'
import { browserSecret, forgetBrowserSecret } from './browser-cookie'
import { providerCalled } from './providers'
import { socialFailure } from './social-failure'

type Input = ParsedOf<typeof socialApi.oauth>

/**
 * Signs in whom a service vouches for. The service is asked outside any transaction, and once: what it said stays with the attempt, so that a
 * newcomer can agree to what is asked of them and come back with the same code.
 */
export async function oauth(ctx: Ctx, input: Input) {
  const known = { provider: input.provider, state: input.state, browser: browserSecret(ctx) }
  const person = await personOf(ctx, input, known)
  const { user, secrets, wantsNews } = await inTransaction(ctx, async (tx) => {
    const attempt = await attemptOf(ctx, tx, known)
    const account = await accountOf(ctx, tx, { provider: input.provider, person, consents: input.consents ?? [] })
    await tx.delete(socialAttempts).where(eq(socialAttempts.id, attempt.id))
    return { ...account, secrets: await beginSession(ctx, tx, account.user) }
  })
  if (wantsNews) await subscribeNewcomer(ctx, { id: user.id, email: person.email })
  forgetBrowserSecret(ctx)
  return presentSignIn(ctx, user.id, secrets)
}

async function personOf(ctx: Ctx, input: Input, known: Parameters<typeof attemptOf>[2]): Promise<SocialPerson> {
  const provider = providerCalled(input.provider)
  const { id, person, nonce, codeVerifier } = await attemptOf(ctx, ctx.db, known)
  if (person) return person
  const attempt = { redirectUri: redirectUri(ctx.site), state: input.state, nonce, codeVerifier }
  const said = await personBehind(provider, attempt, input).catch(socialFailure)
  const email = Email.safeParse(said?.email)
  if (!said || !email.success) throw new AppError('SOCIAL_NO_EMAIL')
  const found = { ...said, email: email.data }
  await ctx.db.update(socialAttempts).set({ person: found }).where(eq(socialAttempts.id, id))
  return found
}
