import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { HoldProblem } from '@/lib/api/entities/payment.schema'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { unknownAddress, type Ctx } from '@/server/core/context'
import { enforceRateLimit } from '@/server/core/rate-limits'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { users } from '@/server/db/schema/user'
import { holdProblem, type HoldFacts } from './hold-problem'
import { heldPieces, isUnpaidHold } from './hold-sql'

const hourMs = 3_600_000

/** An order that is to hold stock without money. `orderId`: a placed one that changes its payment, which is not counted twice. */
export type Hold = {
  kind: HoldFacts['kind']
  cents: number
  email: string
  demand: readonly { productId: number; pieces: number }[]
  orderId?: number
  /** Whether this attempt was checked and counted before. */
  isCounted?: boolean
}

/** Serializes the unpaid orders of one mailbox. Before the stock rows, so that orders cannot deadlock. */
export async function lockHolds(ctx: Ctx, tx: Transaction, hold: Hold) {
  if (!isLimited(ctx, hold)) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unpaid ' || izlog_mailbox(${hold.email}::text)))`)
}

/**
 * Refuses an unpaid order of an unknown buyer that would hold too much (docs/rules/orders.md#unpaid-holds). After the stock is allocated, whose rows are locked, so that
 * concurrent orders cannot exceed a share together. Calls within the process are not limited.
 * @throws HOLD_TOO_LARGE, HOLD_TOO_MANY, HOLD_CROWDED
 */
export async function checkHold(ctx: Ctx, tx: Transaction, hold: Hold) {
  if (!isLimited(ctx, hold)) return
  if (ctx.actor.kind === 'user' && (await hasPaidBefore(tx, ctx.actor.id))) return
  const facts = { ...(await loadFacts(ctx, tx, { ...hold, isAllocated: true })), kind: hold.kind, cents: hold.cents }
  const problem = holdProblem(facts)
  if (problem) throw new AppError(problem)
  if (facts.kind === 'provider' || hold.isCounted) return
  try {
    enforceRateLimit(ctx, { limit: 'unpaidOrder' }, {})
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY') throw new AppError('HOLD_TOO_MANY', error.data)
    throw error
  }
}

type OfferedOrder = Pick<Hold, 'email' | 'demand' | 'orderId'> & {
  /** Whether its stock is taken or reserved already. */ isAllocated: boolean
}
type OfferedPayment = Pick<Hold, 'kind' | 'cents'>

/**
 * Tells of each payment whether `checkHold` would refuse it, for the list of methods: without a lock and without counting the attempt. The unpaid orders of an
 * e-mail address are considered only for its owner, and those of an IP address never: who types an address must not learn about other people's orders.
 */
export async function loadHoldProblems(ctx: Ctx, tx: Tx, order: OfferedOrder): Promise<(payment: OfferedPayment) => HoldProblem | null> {
  const { actor } = ctx
  if (!isLimited(ctx, { ...order, cents: 1 })) return () => null
  if (actor.kind === 'user' && (await hasPaidBefore(tx, actor.id))) return () => null
  const [facts, isOwner] = await Promise.all([
    loadFacts(ctx, tx, order),
    actor.kind === 'user' && ownsAddress(tx, { userId: actor.id, email: order.email }),
  ])
  const { sameEmail } = facts
  const known = isOwner ? sameEmail : { orders: 0, pieces: 0 }
  return ({ kind, cents }) => (cents > 0 ? holdProblem({ ...facts, sameEmail: known, kind, cents }) : null)
}

/** Whether it is the confirmed address of this account: only then has its owner the mails about the orders anyway. */
async function ownsAddress(tx: Tx, { userId, email }: { userId: number; email: string }): Promise<boolean> {
  const isSameMailbox = sql`izlog_mailbox(${users.email}) = izlog_mailbox(${email}::text)`
  return (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.verifiedAt), isSameMailbox))) > 0
}

function isLimited({ address }: Ctx, { cents, demand }: Pick<Hold, 'cents' | 'demand'>): boolean {
  const isFromOutside = address !== null && address !== unknownAddress
  return isFromOutside && env.RATE_LIMITS !== 'off' && cents > 0 && demand.length > 0
}

async function hasPaidBefore(tx: Tx, userId: number): Promise<boolean> {
  const [paid] = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .innerJoin(orders, eq(orders.id, paymentIntents.orderId))
    .where(and(eq(orders.userId, userId), eq(paymentIntents.state, 'settled'), gt(paymentIntents.amountCents, 0)))
    .limit(1)
  return paid !== undefined
}

async function loadFacts(
  ctx: Ctx,
  tx: Tx,
  { email, demand, orderId = 0, isAllocated }: OfferedOrder,
): Promise<Omit<HoldFacts, 'kind' | 'cents'>> {
  const hourAgo = new Date(ctx.now().getTime() - hourMs).toISOString()
  const wanted = JSON.stringify(demand.map(({ productId, pieces }) => ({ product_id: productId, pieces })))
  // Cash on delivery is the usual payment of strangers, so only what was ordered quickly counts.
  const countsInShare = sql`(${orders.payment} ->> 'kind' <> 'cashOnDelivery' or ${orders.createdAt} > ${hourAgo}::timestamptz)`
  const products = await tx.execute<{ pieces: number; held: number; free: number }>(sql`
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as w(product_id int, pieces int)),
    held as (
      select (part ->> 'productId')::int as product_id, sum((part ->> 'pieces')::int)::int as pieces
      from ${orders} join order_lines line on line.order_id = ${orders.id}, jsonb_array_elements(line.taken) part
      where ${orders.siteId} = ${ctx.site.id} and ${orders}.id <> ${orderId} and ${isUnpaidHold} and ${countsInShare}
        and (part ->> 'productId')::int in (select product_id from wanted)
      group by 1)
    select w.pieces, coalesce(h.pieces, 0) as held, s.on_hand - s.reserved + case when ${isAllocated} then w.pieces else 0 end as free
    from wanted w join stock_items s on s.product_id = w.product_id left join held h on h.product_id = w.product_id`)
  const isSameEmail = sql`izlog_mailbox(${orders.email}) = izlog_mailbox(${email}::text)`
  const isRecent = sql`${orders.createdAt} > ${hourAgo}::timestamptz`
  const [counts] = await tx
    .select({
      emailOrders: sql<number>`count(*) filter (where ${isSameEmail})::int`,
      emailPieces: sql<number>`coalesce(sum(${heldPieces}) filter (where ${isSameEmail}), 0)::int`,
      hourOrders: sql<number>`count(*) filter (where ${isRecent})::int`,
      hourPieces: sql<number>`coalesce(sum(${heldPieces}) filter (where ${isRecent}), 0)::int`,
    })
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), ne(orders.id, orderId), isUnpaidHold, sql`(${isSameEmail} or ${isRecent})`))
  const { emailOrders = 0, emailPieces = 0, hourOrders = 0, hourPieces = 0 } = counts ?? {}
  return {
    pieces: demand.reduce((sum, { pieces }) => sum + pieces, 0),
    products: [...products],
    sameEmail: { orders: emailOrders, pieces: emailPieces },
    lastHour: { orders: hourOrders, pieces: hourPieces },
  }
}
