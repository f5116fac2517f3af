import { and, eq } from 'drizzle-orm'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { AppError } from '@/lib/api/errors'
import { memberRegister } from '@/server/adapters/member-register/register'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { memberCards } from '@/server/db/schema/user'

type CardCtx = Pick<Ctx, 'db' | 'site' | 'now'>
type Card = typeof memberCards.$inferSelect

const minute = 60_000
/** How long an external answer is reused. */
const freshMs = 10 * minute
/** How long a confirmed card stays valid while the register does not answer. */
const honouredMs = 24 * 60 * minute

/**
 * Whether a card is valid (docs/rules/prices.md#member-card-check). Stores external answers, so that pricing a cart needs no call. May use
 * the network: never within a transaction. @throws UNAVAILABLE when only the silent external register could tell
 */
export async function isValidCard(ctx: CardCtx, written: string): Promise<boolean> {
  const { data: barcode } = Barcode.safeParse(written)
  if (barcode === undefined) return false
  const card = await findCard(ctx, ctx.db, barcode)
  const register = memberRegister()
  const isOurs = card !== undefined && card.checkedAt === null
  if (isOurs || !register || isFresh(ctx, card)) return isUnexpired(ctx, card)
  const answer = await register.hasCard(barcode)
  if (answer === 'unavailable') {
    if (isUnexpired(ctx, card)) return true
    throw new AppError('UNAVAILABLE')
  }
  if (answer || card) await storeAnswer(ctx, barcode, answer)
  return answer
}

/** @throws MEMBER_CARD_INVALID, UNAVAILABLE */
export async function requireValidCard(ctx: CardCtx, barcode: string) {
  if (!(await isValidCard(ctx, barcode))) throw new AppError('MEMBER_CARD_INVALID')
}

/** Asks again about the card of a cart. While the register does not answer, the stored answer decides. */
export async function refreshCard(ctx: CardCtx, barcode: string) {
  await isValidCard(ctx, barcode).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
  })
}

async function findCard({ site }: CardCtx, db: Tx, barcode: string): Promise<Card | undefined> {
  const [card] = await db
    .select()
    .from(memberCards)
    .where(and(eq(memberCards.siteId, site.id), eq(memberCards.barcode, barcode)))
  return card
}

function isFresh({ now }: CardCtx, card: Card | undefined) {
  return card !== undefined && card.checkedAt !== null && now().getTime() - card.checkedAt.getTime() < freshMs
}

function isUnexpired({ now }: CardCtx, card: Card | undefined) {
  return card !== undefined && (card.validTo === null || card.validTo > now())
}

/** Unknown numbers are not stored, so guessing does not fill the table. */
async function storeAnswer({ db, site, now }: CardCtx, barcode: string, isGood: boolean) {
  const answered = { checkedAt: now(), validTo: isGood ? new Date(now().getTime() + honouredMs) : now() }
  await db
    .insert(memberCards)
    .values({ siteId: site.id, barcode, ...answered })
    .onConflictDoUpdate({ target: [memberCards.siteId, memberCards.barcode], set: answered })
}
