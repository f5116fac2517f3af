import { and, eq, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { hashPassword } from '@/server/core/security/passwords'
import { loadGivenConsents } from '@/server/modules/gdpr/web/consent/given-consents'
import { refuseBlocked } from '@/server/modules/user/block/blocked'
import { lockMailbox } from '@/server/modules/user/block/mailbox-accounts'
import { mailLink } from '@/server/modules/user/one-time-token'
import { requireValidCard } from '@/server/modules/user/member-card/check-card'
import { refuseGuessable } from '@/server/modules/user/password/refuse-guessable'
import { recordRegistrationConsents } from './record-consents'
import { subscribeNewUser } from './subscribe-new-user'
import { validateAddresses, writeAddresses } from './registration-addresses'

type Input = ParsedOf<typeof webUserApi.register>
type ClaimedOrder = { id: number; cartId: string; addresses: NonNullable<Input['addresses']> }

/**
 * Opens an account and mails its verification link, in one transaction (docs/rules/accounts.md#registration-order). `order`: a guest's order that the caller may
 * claim, with its addresses (docs/rules/accounts.md#account-after-order).
 * @returns the account's id and the token of the link
 */
export async function openAccount(ctx: Ctx, input: Input, order?: ClaimedOrder) {
  const { email, password, memberCardBarcode, consents = [] } = input
  // The card first, since it may need the network; then the hash, so that a taken address takes as long as a free one.
  if (memberCardBarcode) await requireValidCard(ctx, memberCardBarcode)
  await refuseGuessable(ctx, password, { email, ...nameOf(input) })
  const passwordHash = await hashPassword(password)
  const { id, token, wantsNewsletter } = await inTransaction(ctx, async (tx) => {
    await lockMailbox(tx, ctx.site, email)
    await refuseBlocked(tx, ctx.site, [email])
    const idByIso = await validateAddresses(ctx, tx, input)
    const user = await insertUser(ctx, tx, input, passwordHash)
    const logged = await loadGivenConsents(ctx, tx, { email, cartId: order?.cartId ?? null })
    const agreed = await recordRegistrationConsents(ctx, tx, { userId: user.id, email, consents, logged })
    await writeAddresses(ctx, tx, { userId: user.id, addresses: input.addresses, idByIso })
    if (order) {
      // They were checked with the order; a country may have been taken out since.
      const known = order.addresses.filter(({ country }) => idByIso.has(country))
      await writeAddresses(ctx, tx, { userId: user.id, addresses: known, idByIso })
      await claimOrder(tx, { orderId: order.id, userId: user.id })
    }
    return { ...agreed, id: user.id, token: await mailLink(ctx, tx, 'verify', { userId: user.id, email, firstName: user.firstName }) }
  })
  if (wantsNewsletter) await subscribeNewUser(ctx, { id, email })
  return { id, token }
}

/** A later account of the same order takes the claim over; the mailed link decides. */
async function claimOrder(tx: Transaction, { orderId, userId }: { orderId: number; userId: number }) {
  await tx
    .update(orders)
    .set({ claimedBy: userId })
    .where(and(eq(orders.id, orderId), isNull(orders.userId)))
}

/** The contract requires details or an address. */
function nameOf({ details, addresses = [] }: Input) {
  const main = addresses.find(({ type }) => type === 'main') ?? addresses[0]
  return details ?? { firstName: main?.firstName ?? '', lastName: main?.lastName ?? '' }
}

async function insertUser(ctx: Ctx, tx: Transaction, input: Input, passwordHash: string) {
  const { email, memberCardBarcode, addresses = [] } = input
  const main = addresses.find(({ type }) => type === 'main') ?? addresses[0]
  const company = { companyName: main?.companyName ?? null, companyOib: main?.companyOIB ?? null }
  const [user] = await tx
    .insert(users)
    .values({
      siteId: ctx.site.id,
      languageId: ctx.language.id,
      email,
      username: email,
      passwordHash,
      ...nameOf(input),
      ...company,
      memberCardBarcode: memberCardBarcode ? Barcode.parse(memberCardBarcode) : null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [users.siteId, users.email] })
    .returning({ id: users.id, firstName: users.firstName })
  if (!user) throw new AppError('USER_EXISTS')
  return user
}
