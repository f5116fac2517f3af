import { and, desc, eq, gt, isNull, max } from 'drizzle-orm'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { customerNotes } from '@/server/db/schema/customer'
import { sessions, socialIdentities, users } from '@/server/db/schema/user'
import { collectComments, collectNewsletter, collectStockNotices } from '@/server/modules/user/web/export/collect-data'
import { presentCustomerItem, type CustomerRow } from './customers'
import { staffName } from './last-change'
import { loadAddresses, loadConsents, loadMessages } from './load-account-data'
import { loadDownloads, loadOrders, loadReturns, loadWithdrawals } from './load-orders'

/** Everything about one person (docs/rules/customers.md#customer-screen). `tx`: what the caller has just written is shown. */
export async function presentCustomer(ctx: Ctx, tx: Tx, row: CustomerRow): Promise<Customer> {
  const { customer, account } = row
  const { email } = customer
  const { isBlocked: _blocked, hasNewsletter: _newsletter, ...item } = presentCustomerItem(row)
  const source = { ...ctx, db: tx }
  const owner = { siteId: ctx.site.id, userId: account?.id ?? null, email }
  const address = { ...owner, identifiedBy: 'address' } as const
  const [newsletter] = await collectNewsletter(source, address)
  const reviews = account ? await collectComments(source, account.id) : []
  return {
    ...item,
    tagsVersion: customer.tagsVersion,
    blockVersion: customer.blockVersion,
    block: await presentBlock(tx, customer),
    account: account && (await presentAccount(ctx, tx, account)),
    notes: await loadNotes(tx, customer.id),
    addresses: await loadAddresses(tx, owner),
    orderList: await loadOrders(tx, owner),
    withdrawals: await loadWithdrawals(tx, owner),
    returns: await loadReturns(tx, owner),
    downloads: await loadDownloads(tx, owner),
    reviews: reviews.slice(0, 50),
    messages: await loadMessages(tx, owner),
    consents: await loadConsents(tx, owner),
    newsletter: newsletter ? { since: newsletter.since, until: newsletter.until } : null,
    stockNotices: await collectStockNotices(source, address),
  }
}

async function presentBlock(tx: Tx, { blockedAt, blockedBy, blockReason }: CustomerRow['customer']): Promise<Customer['block']> {
  if (!blockedAt) return null
  const [by] = blockedBy === null ? [] : await tx.select({ name: staffName }).from(users).where(eq(users.id, blockedBy))
  return { at: blockedAt.toISOString(), by: by?.name ?? '', reason: blockReason }
}

async function presentAccount(ctx: Ctx, tx: Tx, account: NonNullable<CustomerRow['account']>): Promise<Customer['account']> {
  const services = await tx
    .select({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, account.id))
  const isLive = and(eq(sessions.userId, account.id), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, ctx.now()))
  const [seen] = await tx
    .select({ at: max(sessions.createdAt) })
    .from(sessions)
    .where(isLive)
  return {
    isVerified: account.verifiedAt !== null,
    isOffice: account.isBackoffice,
    company: account.companyName ?? '',
    companyOib: account.companyOib ?? '',
    memberCard: account.memberCardBarcode ?? '',
    services: services.map(({ provider }) => provider),
    deletionAt: account.deletionAt?.toISOString() ?? null,
    lastSeenAt: seen?.at?.toISOString() ?? null,
  }
}

async function loadNotes(tx: Tx, customerId: number): Promise<Customer['notes']> {
  const rows = await tx
    .select({ id: customerNotes.id, at: customerNotes.createdAt, by: staffName, note: customerNotes.note })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.writtenBy))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}
