import { and, count, eq, isNull, min, sql } from 'drizzle-orm'
import type { Scope } from '@/lib/api/endpoint'
import type { WaitingWork, WorkKind } from '@/lib/api/v1/admin.schema'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { comments } from '@/server/db/schema/cms'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { formEntries, forms } from '@/server/db/schema/form'
import { orders } from '@/server/db/schema/order'
import { orderReturns } from '@/server/db/schema/return'
import { outbox } from '@/server/db/schema/outbox'
import { failedJobs } from '@/server/modules/admin/job/failed-jobs'
import { isSubmitted, isUnhandled } from '@/server/modules/cms/form/office/entries'
import { countWaiting as countPrivacyRequests } from '@/server/modules/gdpr/request/waiting'
import { orderViews } from '@/server/modules/order-office/order-views'
import { countLowStock } from '@/server/modules/stock/office/filter'

/** How many tasks wait. `oldest`: when the first of them came; null where there is none, or its kind has no date. */
type WorkCount = { count: number; oldest: Date | null }
type Source = { work: WorkKind; scope: Scope; load: (ctx: Ctx) => Promise<WorkCount> }

/** Work of the office, in the order of the overview, each with the right that reads its list. */
const sources: readonly Source[] = [
  { work: 'pack', scope: 'orders', load: (ctx) => waitingOrders(ctx, 'pack') },
  { work: 'send', scope: 'orders', load: (ctx) => waitingOrders(ctx, 'send') },
  { work: 'withdrawals', scope: 'orders', load: waitingWithdrawals },
  { work: 'returns', scope: 'orders', load: waitingReturns },
  { work: 'decide', scope: 'orders', load: (ctx) => waitingOrders(ctx, 'decide') },
  { work: 'pay', scope: 'orders', load: (ctx) => waitingOrders(ctx, 'pay') },
  { work: 'fiscal', scope: 'invoices', load: unreportedInvoices },
  { work: 'answers', scope: 'customers', load: waitingEntries },
  { work: 'privacy', scope: 'customers', load: countPrivacyRequests },
  { work: 'reviews', scope: 'content', load: waitingReviews },
  { work: 'lowStock', scope: 'stock', load: async (ctx) => ({ count: await countLowStock(ctx), oldest: null }) },
  { work: 'mails', scope: 'settings', load: unsentMails },
  { work: 'jobs', scope: 'settings', load: waitingJobs },
]

export async function loadWaitingWork(ctx: Ctx, scopes: readonly string[]): Promise<WaitingWork[]> {
  const allowed = sources.filter(({ scope }) => mayRead(scopes, scope))
  return Promise.all(
    allowed.map(async ({ work, load }) => {
      const { count: tasks, oldest } = await load(ctx)
      return { work, count: tasks, oldest: oldest?.toISOString() ?? null }
    }),
  )
}

async function waitingOrders({ db, site }: Ctx, view: OrderView): Promise<WorkCount> {
  const found = db.select({ count: count(), oldest: min(orders.createdAt) }).from(orders)
  return firstRow(await found.where(and(eq(orders.siteId, site.id), orderViews[view])))
}

/** Counts orders, as the list does that the tile leads to. */
async function waitingWithdrawals({ db, site }: Ctx): Promise<WorkCount> {
  const found = db
    .select({ count: sql`count(distinct ${orders.id})`.mapWith(Number), oldest: min(withdrawals.requestedAt) })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
  return firstRow(await found.where(and(eq(orders.siteId, site.id), eq(withdrawals.state, 'requested'))))
}

/** Invoices that nobody reports any more (docs/rules/fiscal.md#fiscal-retry). */
async function unreportedInvoices({ db, site }: Ctx): Promise<WorkCount> {
  const found = db.select({ count: count(), oldest: min(fiscalReceipts.createdAt) }).from(fiscalReceipts)
  return firstRow(await found.where(and(eq(fiscalReceipts.siteId, site.id), eq(fiscalReceipts.state, 'failed'))))
}

/** Goods that came back and were not closed: what is still awaited waits for the buyer. */
async function waitingReturns({ db, site }: Ctx): Promise<WorkCount> {
  const found = db
    .select({ count: count(), oldest: min(orderReturns.receivedAt) })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
  return firstRow(await found.where(and(eq(orders.siteId, site.id), eq(orderReturns.state, 'received'))))
}

async function waitingEntries({ db, site }: Ctx): Promise<WorkCount> {
  const found = db
    .select({ count: count(), oldest: min(formEntries.createdAt) })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
  return firstRow(await found.where(isSubmitted(site, isUnhandled)))
}

async function waitingReviews({ db, site }: Ctx): Promise<WorkCount> {
  const found = db.select({ count: count(), oldest: min(comments.createdAt) }).from(comments)
  return firstRow(await found.where(and(eq(comments.siteId, site.id), eq(comments.state, 'pending'))))
}

async function unsentMails({ db, site }: Ctx): Promise<WorkCount> {
  const found = db.select({ count: count(), oldest: min(outbox.createdAt) }).from(outbox)
  return firstRow(await found.where(and(eq(outbox.siteId, site.id), isNull(outbox.sentAt))))
}

async function waitingJobs(ctx: Ctx): Promise<WorkCount> {
  const [row] = await ctx.db.execute<{ count: number; oldest: Date | null }>(
    sql`select count(*)::int as count, min(failed.at) as oldest from (${failedJobs(ctx)}) failed`,
  )
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

function firstRow([row]: readonly WorkCount[]): WorkCount {
  return row ?? { count: 0, oldest: null }
}
