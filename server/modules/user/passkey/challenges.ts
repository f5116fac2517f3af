import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { passkeyChallenges } from '@/server/db/schema/passkey'

export const challengeMs = 5 * 60_000

/** `userId`: whose answer is expected; null: anybody's. */
type Challenge = { purpose: 'add' | 'signIn' | 'prove'; userId: number | null }

/** A new challenge of 256 random bits, base64url; stored as a hash (docs/rules/accounts.md#passkey-challenges). */
export async function openChallenge(ctx: Ctx, { purpose, userId }: Challenge): Promise<string> {
  const challenge = newSecret()
  const challengeHash = hashSecret(challenge)
  const expiresAt = new Date(ctx.now().getTime() + challengeMs)
  await ctx.db.insert(passkeyChallenges).values({ siteId: ctx.site.id, userId, purpose, challengeHash, expiresAt })
  return challenge
}

const ClientData = z.object({ challenge: z.string() })

/**
 * Deletes the challenge that a browser signed, even when verification fails; undefined where it is unknown, used, expired, of another purpose, person or site.
 * Call it outside a transaction: a rollback would restore the challenge.
 */
export async function consumeChallenge(ctx: Ctx, { purpose, userId }: Challenge, clientDataJSON: string): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON)
  if (challenge === undefined) return undefined
  const used = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        eq(passkeyChallenges.siteId, ctx.site.id),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, ctx.now()),
      ),
    )
    .returning({ id: passkeyChallenges.id })
  return used.length > 0 ? challenge : undefined
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    return ClientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).data?.challenge
  } catch {
    return undefined
  }
}
