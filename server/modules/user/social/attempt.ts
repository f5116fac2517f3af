import { and, eq, gt, lte } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { routePath } from '@/lib/routing/links'
import type { Ctx, SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { socialAttempts } from '@/server/db/schema/user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'

/** Lifetime of an attempt (docs/rules/accounts.md#social-attempt). */
export const attemptSeconds = 15 * 60

type AttemptKey = { provider: string; state: string; browser: string | undefined }

/** Where the sign-in service sends the browser back. The host is the configured one, never that of the request. */
export function redirectUri({ url }: Pick<SiteInfo, 'url'>) {
  return `${url}${routePath('/social-login')}`
}

/** Stores an attempt and deletes expired ones. */
export async function createAttempt(ctx: Ctx, { provider, browser }: { provider: string; browser: string }) {
  const now = ctx.now()
  const made = { state: `${provider}.${newSecret()}`, nonce: newSecret(), codeVerifier: newSecret() }
  await ctx.db.delete(socialAttempts).where(lte(socialAttempts.expiresAt, now))
  await ctx.db.insert(socialAttempts).values({
    siteId: ctx.site.id,
    provider,
    nonce: made.nonce,
    codeVerifier: made.codeVerifier,
    stateHash: hashSecret(made.state),
    browserHash: hashSecret(browser),
    expiresAt: new Date(now.getTime() + attemptSeconds * 1000),
  })
  return { ...made, redirectUri: redirectUri(ctx.site) }
}

/** The attempt of this state and browser. @throws TOKEN_SPENT */
export async function loadAttempt(ctx: Ctx, tx: Tx, { provider, state, browser }: AttemptKey) {
  const [attempt] = await tx
    .select()
    .from(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashSecret(state)),
        eq(socialAttempts.browserHash, hashSecret(browser ?? '')),
        eq(socialAttempts.provider, provider),
        eq(socialAttempts.siteId, ctx.site.id),
        gt(socialAttempts.expiresAt, ctx.now()),
      ),
    )
    .for('update')
  if (!attempt) throw new AppError('TOKEN_SPENT')
  return attempt
}
