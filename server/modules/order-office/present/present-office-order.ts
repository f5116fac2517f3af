import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { fromCents } from '@/lib/money/money'
import { carriers } from '@/server/adapters/carrier/registry/carriers'
import type { ProviderName } from '@/server/adapters/payment/port'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { customers } from '@/server/db/schema/customer'
import { orderEvents } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { users } from '@/server/db/schema/user'
import { loadStaffRefunds } from '@/server/modules/order/withdrawals/order-withdrawals'
import { withdrawalAmount } from '@/server/modules/order/withdrawals/withdrawal-amount'
import { refundDue } from '@/server/modules/payment/refund/refunds'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import type { OrderRow } from '@/server/db/order-snapshots'
import { nextStatuses } from '@/server/modules/order/lifecycle/order-transitions'
import { presentOrderDocument, presentWithdrawal } from '@/server/modules/order/present/present-document'
import { loadOrderState } from '@/server/modules/order/lifecycle/transition-order'
import { loadLabels } from '../label/present-label'
import { eventFacts, eventKind } from './present-event'
import { presentEdits } from './present-edits'
import { presentOfficeLines } from './present-lines'
import { loadRefunded } from './load-refunded'
import { presentRefundable, presentRefunds } from './present-refunds'
import { presentReturnList } from './present-return-list'

const providers = ['bankTransfer', 'cashOnDelivery', 'hostedForm', 'paypal'] as const satisfies ProviderName[]

/** The order with everything its merchant needs to decide. */
export async function presentOfficeOrder(ctx: Pick<Ctx, 'now' | 'language'>, db: Tx, order: OrderRow): Promise<OfficeOrder> {
  const lines = await loadOrderLines(db, order.id)
  const [document, state, events, intents, refunds, requests, staffRefunds, officeLines, refundable, returns, labels, edits] =
    await Promise.all([
      presentOrderDocument(ctx, db, order, lines),
      loadOrderState(db, order),
      db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.at), asc(orderEvents.id)),
      db.select().from(paymentIntents).where(eq(paymentIntents.orderId, order.id)).orderBy(asc(paymentIntents.id)),
      presentRefunds(db, order, lines),
      db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(desc(withdrawals.id)),
      loadStaffRefunds(db, order.id),
      presentOfficeLines(db, order, lines),
      presentRefundable(db, order),
      presentReturnList(db, order.id),
      loadLabels(ctx, db, order.id),
      presentEdits(db, order),
    ])
  const nameOf = await loadActorNames(
    db,
    events.map(({ actor }) => actor),
  )
  const paidFor = await loadRefunded(db, order.id, lines)
  const customerId = await findCustomerId(db, order)
  const isOnline = state.payment === 'provider'
  return {
    ...document,
    customerId,
    shipments: document.shipments.map((shipment) => ({ ...shipment, label: labels.get(shipment.id) ?? null })),
    labelCarriers: carriers().map(({ id }) => id),
    // Only the provider can report its money.
    next: nextStatuses(state).filter((to) => !(isOnline && to === 'paid')),
    isMoneyIn: state.isMoneyIn,
    refundBy: isOnline ? 'provider' : 'hand',
    payments: intents.map(({ id, provider, state, amountCents, updatedAt, detail }) => ({
      id,
      provider: providers.find((one) => one === provider) ?? 'other',
      state,
      amount: fromCents(amountCents),
      at: updatedAt.toISOString(),
      said: state === 'suspect' ? presentMismatch(detail.mismatch) : null,
    })),
    refunds,
    lines: officeLines,
    refundable,
    returns,
    ...edits,
    events: events.map(({ at, actor, from, to, detail }) => ({
      at: at.toISOString(),
      kind: from !== to ? 'status' : eventKind(detail),
      from,
      to,
      by: presentActor(actor, { buyerId: order.userId, nameOf }),
      ...eventFacts(detail, paidFor),
    })),
    requests: await Promise.all(
      requests.map(async (request) => {
        const cents = withdrawalAmount({ order, lines, requests, refunds: staffRefunds, request, isMoneyIn: state.isMoneyIn })
        const { name, email, note: words, id } = request
        const amount = fromCents(request.state === 'requested' ? await refundDue(db, { order, withdrawalId: id, cents }) : cents)
        return { ...presentWithdrawal(request, lines), name, email, words, amount }
      }),
    ),
  }
}

/** The customer of the account that owns the order, else of its address. */
async function findCustomerId(db: Tx, { siteId, userId, email }: OrderRow): Promise<number | null> {
  const accountEmail = db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? 0))
  const isTheirs = userId === null ? eq(customers.email, email) : inArray(customers.email, accountEmail)
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.siteId, siteId), isTheirs))
  return customer?.id ?? null
}

const Mismatch = z.object({
  transaction: z.string().default(''),
  theirs: z.object({ cents: z.number().nullable().default(null), currency: z.string().default('') }).default({ cents: null, currency: '' }),
})

/** The provider's differing amount, as far as it reported one. */
function presentMismatch(mismatch: unknown): OfficeOrder['payments'][number]['said'] {
  const parsed = Mismatch.safeParse(mismatch)
  if (!parsed.success) return null
  const { transaction, theirs } = parsed.data
  return { transaction, currency: theirs.currency, amount: theirs.cents === null ? null : fromCents(theirs.cents) }
}

type Names = ReadonlyMap<number, string>

async function loadActorNames(db: Tx, actors: readonly string[]): Promise<Names> {
  const ids = actors.flatMap((actor) => (actor.startsWith('user:') ? Number(actor.slice(5)) : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, firstName, lastName, email }) => [id, `${firstName} ${lastName}`.trim() || email]))
}

/** Presents an actor: 'user:12', 'guest:3', 'provider:paypal' or 'shop'. */
function presentActor(actor: string, { buyerId, nameOf }: { buyerId: number | null; nameOf: Names }): OfficeOrder['events'][number]['by'] {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'user') return { kind: Number(id) === buyerId ? 'buyer' : 'office', name: nameOf.get(Number(id)) ?? '' }
  if (kind === 'guest') return { kind: 'buyer', name: '' }
  if (kind === 'provider') return { kind: 'provider', name: id }
  return { kind: 'shop', name: '' }
}
