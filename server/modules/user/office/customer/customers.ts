import { and, eq, sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { CustomerItem } from '@/lib/api/v1/user/office/customer.schema'
import { fromCents } from '@/lib/money/money'
import { reversedStatuses } from '@/lib/order/order-statuses'
import type { SiteInfo } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { consentLog } from '@/server/db/schema/consent'
import { customers, customerTagAssignments, customerTags } from '@/server/db/schema/customer'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { addresses, newsletterSubscribers, users } from '@/server/db/schema/user'

type Site = Pick<SiteInfo, 'id'>

export const isTheirAccount = and(eq(users.siteId, customers.siteId), eq(users.email, customers.email))

/** Orders of the account, or of nobody with the address. For queries that join `users` as `selectCustomers` does. */
const isTheirOrder = sql`o.site_id = ${customers.siteId} and (o.user_id = ${users.id} or (o.user_id is null and o.email = ${customers.email}))`

const isNotReversed = sql`o.status not in ${reversedStatuses}`

export const hasAccount = sql<boolean>`${users.id} is not null`

/** An account of the office is a customer's too once it has registered or bought (docs/rules/customers.md#customer-search). */
export const isCustomer = sql<boolean>`(
  ${users.isBackoffice} is not true or ${users.memberCardBarcode} is not null
  or exists (select from ${orders} o where ${isTheirOrder})
  or exists (select from ${addresses} a where a.user_id = ${users.id})
  or exists (select from ${consentLog} l where l.site_id = ${customers.siteId} and l.user_id = ${users.id} and l.source_type = 'registration'))`

export const hasNewsletter = sql<boolean>`exists (
  select from ${newsletterSubscribers} n where n.site_id = ${customers.siteId} and n.email = ${customers.email}
    and n.confirmed_at is not null and n.unsubscribed_at is null)`

export function hasTag(name: string): SQL {
  return sql`exists (
    select from ${customerTagAssignments} a join ${customerTags} t on t.id = a.tag_id
    where a.customer_id = ${customers.id} and t.folded = izlog_fold(${name}))`
}

/** A site's customers with their accounts. */
export function selectCustomers(tx: Tx, { id }: Site, more?: SQL) {
  return tx
    .select({
      customer: customers,
      account: users,
      guestName: sql<string>`coalesce((
        select coalesce(nullif(o.billing ->> 'companyName', ''), concat_ws(' ', o.billing ->> 'firstName', o.billing ->> 'lastName'))
        from ${orders} o where ${isTheirOrder} order by o.created_at desc, o.id desc limit 1), '')`,
      hasNewsletter,
      tags: sql<string[]>`array(
        select t.name from ${customerTagAssignments} a join ${customerTags} t on t.id = a.tag_id
        where a.customer_id = ${customers.id} order by t.folded)`,
      orders: sql<number>`(select count(*)::int from ${orders} o where ${isTheirOrder})`,
      spentCents: sql<number>`(
        select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::float8
        from ${orders} o join ${paymentIntents} p on p.order_id = o.id and p.state = 'settled'
        where ${isTheirOrder} and ${isNotReversed})`,
      lastOrderAt: sql<string | null>`(select max(o.created_at) from ${orders} o where ${isTheirOrder})`,
    })
    .from(customers)
    .leftJoin(users, isTheirAccount)
    .where(and(eq(customers.siteId, id), more))
    .$dynamic()
}

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** @throws NOT_FOUND */
export async function findCustomer(tx: Tx, site: Site, id: number): Promise<CustomerRow> {
  const [row] = await selectCustomers(tx, site, eq(customers.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The customer's row, locked. @throws NOT_FOUND */
export async function lockCustomer(tx: Transaction, site: Site, id: number) {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.siteId, site.id)))
    .for('no key update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export function presentCustomerItem({ customer, account, ...row }: CustomerRow): CustomerItem {
  const accountName = account ? (account.companyName ?? '') || `${account.firstName} ${account.lastName}`.trim() : ''
  return {
    id: customer.id,
    kind: account ? 'account' : 'guest',
    email: customer.email,
    name: accountName || row.guestName.trim(),
    since: (account?.createdAt ?? customer.createdAt).toISOString(),
    isBlocked: customer.blockedAt !== null,
    hasNewsletter: row.hasNewsletter,
    tags: row.tags,
    orders: row.orders,
    spent: fromCents(row.spentCents),
    lastOrderAt: row.lastOrderAt === null ? null : new Date(row.lastOrderAt).toISOString(),
  }
}
