import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { formatDateTime } from '@/lib/text/dates'
import { isReversed } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { isOfCompany, type OrderRow } from '@/server/db/order-snapshots'
import { endImpossibleProposal } from '@/server/modules/order/edits/proposals'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { awaitsPayment } from '@/server/modules/payment/start/may-ask-to-pay'
import { loadWithdrawalPeriod } from '@/server/modules/order/withdrawals/order-withdrawals'
import { listWithdrawableLines } from './withdrawable-lines'

type Input = ParsedOf<typeof withdrawalApi.create>

/**
 * Records the declaration, which is effective at once (docs/rules/after-sale.md#withdrawal-declaration). The order is locked, so nothing is withdrawn from
 * twice.
 */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const { id } = await loadVisibleOrder(ctx, tx, input.orderSlug)
    const order = await lockOrder(ctx, tx, id)
    const known = await findReplayed(ctx, tx, { order, input })
    if (known) return presentReceipt(order, known)
    if (isOfCompany(order)) throw new AppError('WITHDRAWAL_COMPANY')
    if (isReversed(order.status)) throw new AppError('ORDER_STATE')
    const { isOpen } = await loadWithdrawalPeriod(ctx, tx, order)
    if (!isOpen) throw new AppError('WITHDRAWAL_OVER')
    const lines = await validateLines(tx, order, input)
    const { name, words } = input
    const requestedAt = ctx.now()
    await tx.insert(withdrawals).values({
      orderId: order.id,
      name,
      email: order.email,
      note: words,
      requestedAt,
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      idempotencyKey: idempotencyKey(ctx),
      requestHash: hashOf(input),
    })
    const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.id}` : 'guest:0'
    const unchanged = { from: order.status, to: order.status }
    await tx.insert(orderEvents).values({
      ...unchanged,
      orderId: order.id,
      at: requestedAt,
      actor,
      requestId: ctx.requestId,
      detail: { withdrawal: 'requested', reason: words },
    })
    await endImpossibleProposal(ctx, tx, { orderId: order.id, actor })
    await queueMail(ctx, tx, {
      template: 'withdrawalReceived',
      to: order.email,
      languageId: order.languageId,
      data: {
        number: order.number,
        name,
        words,
        // docs/rules/after-sale.md#withdrawal-unpaid
        isPaymentPaused: awaitsPayment(order),
        at: formatDateTime(requestedAt, storedLocale(ctx.site, order.languageId)),
        url: await createOrderUrl(ctx, tx, order),
        lines: lines.map((line) => ({ name: line.name, qty: line.quantity })),
      },
    })
    return presentReceipt(order, { requestedAt, email: order.email })
  })
}

type DeclaredWithdrawal = Pick<typeof withdrawals.$inferSelect, 'requestedAt' | 'email'>

function presentReceipt({ number }: OrderRow, { requestedAt, email }: DeclaredWithdrawal) {
  return { number, at: requestedAt.toISOString(), email }
}

/** The declaration that this request made before (docs/rules/after-sale.md#withdrawal-once). @throws IDEMPOTENCY_MISMATCH for the same key with other data */
async function findReplayed(
  ctx: Ctx,
  tx: Transaction,
  { order, input }: { order: OrderRow; input: Input },
): Promise<DeclaredWithdrawal | null> {
  const key = idempotencyKey(ctx)
  if (key === null) return null
  const [known] = await tx
    .select({ requestedAt: withdrawals.requestedAt, email: withdrawals.email, hash: withdrawals.requestHash })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, order.id), eq(withdrawals.idempotencyKey, key)))
  if (known && known.hash !== hashOf(input)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return known ?? null
}

function hashOf(input: Input) {
  return hashSecret(JSON.stringify(input))
}

/** Locks the lines, so none of their files is downloaded meanwhile (fetch-file.ts). */
async function validateLines(tx: Transaction, order: OrderRow, { lines: requested }: Input) {
  const own = tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, order.id))
  await own.orderBy(asc(orderLines.id)).for('update')
  const open = new Map((await listWithdrawableLines(tx, order.id)).map((line) => [line.lineId, line]))
  const total = new Map<number, number>()
  for (const { lineId, quantity } of requested) total.set(lineId, (total.get(lineId) ?? 0) + quantity)
  return [...total].map(([lineId, quantity]) => {
    const line = open.get(lineId)
    if (!line || quantity > line.pieces) throw new AppError('VALIDATION', { fieldErrors: { lines: ['withdrawable'] } })
    return { lineId, quantity, name: line.name }
  })
}
