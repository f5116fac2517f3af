import { and, eq, exists, gt, isNull, or, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orderKeys } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { setOrderCookie, readOrderCookie, orderCookieSeconds } from './order-cookie'

const daySeconds = 86_400

/** Seconds a key is valid (docs/rules/after-sale.md#order-keys). */
const lifetimes = { mailed: 60 * daySeconds, browser: orderCookieSeconds, file: 600 } as const

type Purpose = keyof typeof lifetimes
type Clock = Pick<Ctx, 'now'>

/** Creates a key to an order; only its hash is stored. */
export async function createOrderKey({ now }: Clock, tx: Tx, { orderId, purpose }: { orderId: number; purpose: Purpose }): Promise<string> {
  const key = newSecret()
  await tx.insert(orderKeys).values(buildKeyRow({ now }, { orderId, purpose, key }))
  return key
}

/** The row of a key, for callers that insert it themselves. */
export function buildKeyRow({ now }: Clock, { orderId, purpose, key }: { orderId: number; purpose: Purpose; key: string }) {
  const at = now()
  return { orderId, purpose, hash: hashSecret(key), createdAt: at, expiresAt: new Date(at.getTime() + lifetimes[purpose] * 1000) }
}

/** Loads an order of the signed-in caller, or one the browser holds a key to (docs/rules/after-sale.md#order-access). @throws NOT_FOUND */
export async function loadVisibleOrder(ctx: Ctx, db: Tx, orderSlug: string): Promise<OrderRow> {
  const key = readOrderCookie(ctx)
  const hasBrowserKey = key === null ? undefined : exists(validKeysQuery(ctx, db, { key, purpose: 'browser' }))
  const isOwn = ctx.actor.kind === 'user' ? eq(orders.userId, ctx.actor.id) : undefined
  if (!hasBrowserKey && !isOwn) throw new AppError('NOT_FOUND')
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.slug, orderSlug), eq(orders.siteId, ctx.site.id), or(isOwn, hasBrowserKey)))
  if (!order) throw new AppError('NOT_FOUND')
  return order
}

/** Valid keys of the outer query's order. */
function validKeysQuery({ now }: Clock, db: Tx, { key, purpose }: { key: string; purpose: Purpose }) {
  return db
    .select({ id: orderKeys.id })
    .from(orderKeys)
    .where(and(eq(orderKeys.orderId, orders.id), isValidKey({ now }, { key, purpose })))
}

export async function findOrderByKey(
  ctx: Clock,
  db: Tx,
  { key, purpose }: { key: string; purpose: Purpose },
): Promise<OrderRow | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderKeys, eq(orderKeys.orderId, orders.id))
    .where(isValidKey(ctx, { key, purpose }))
  return found?.order
}

/** Consumes a mailed key; of two concurrent calls one succeeds. @throws TOKEN_SPENT */
export async function consumeMailedKey(ctx: Ctx, tx: Transaction, key: string): Promise<OrderRow> {
  const order = await findOrderByKey(ctx, tx, { key, purpose: 'mailed' })
  if (!order || order.siteId !== ctx.site.id) throw new AppError('TOKEN_SPENT')
  const spent = await tx
    .update(orderKeys)
    .set({ usedAt: ctx.now() })
    .where(isValidKey(ctx, { key, purpose: 'mailed' }))
    .returning({ id: orderKeys.id })
  if (spent.length === 0) throw new AppError('TOKEN_SPENT')
  return order
}

/** The order that a mailed key opens or has opened; nobody gets access by it. */
export async function findOrderOfMailedKey({ site }: Pick<Ctx, 'site'>, db: Tx, { key, orderSlug }: { key: string; orderSlug: string }) {
  const [found] = await db
    .select({ number: orders.number, email: orders.email })
    .from(orders)
    .innerJoin(orderKeys, eq(orderKeys.orderId, orders.id))
    .where(
      and(eq(orderKeys.hash, hashSecret(key)), eq(orderKeys.purpose, 'mailed'), eq(orders.slug, orderSlug), eq(orders.siteId, site.id)),
    )
  return found
}

function isValidKey({ now }: Clock, { key, purpose }: { key: string; purpose: Purpose }): SQL | undefined {
  return and(eq(orderKeys.hash, hashSecret(key)), eq(orderKeys.purpose, purpose), isNull(orderKeys.usedAt), gt(orderKeys.expiresAt, now()))
}

/** Gives the browser access to the order: one key for all its orders, renewed while it is valid (docs/rules/after-sale.md#browser-key). */
export async function grantBrowserAccess(ctx: Ctx, tx: Tx, orderId: number) {
  const cookieKey = readOrderCookie(ctx)
  const isKnown = cookieKey !== null && (await findOrderByKey(ctx, tx, { key: cookieKey, purpose: 'browser' })) !== undefined
  const key = isKnown ? cookieKey : newSecret()
  const row = buildKeyRow(ctx, { orderId, purpose: 'browser', key })
  await tx
    .insert(orderKeys)
    .values(row)
    .onConflictDoUpdate({ target: [orderKeys.hash, orderKeys.orderId], set: { expiresAt: row.expiresAt } })
  setOrderCookie(ctx, key)
}
