import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { lockMailbox, lockMailboxAccounts } from '@/server/modules/user/block/mailbox-accounts'
import { findCustomer } from './customers'
import { lockCustomerAtVersion } from './lock-customer-at-version'

/**
 * Locks what a block is about: the mailbox, its accounts but those of the office, and the customer, in this order, as a changed account locks them
 * (docs/rules/customers.md#block). @throws NOT_FOUND, OFFICE_ACCOUNT_STAYS, STALE_VERSION
 */
export async function lockBlockable(ctx: Ctx, tx: Transaction, { id, version }: { id: number; version: number }) {
  const { email } = (await findCustomer(tx, ctx.site, id)).customer
  await lockMailbox(tx, ctx.site, email)
  const accounts = await lockMailboxAccounts(tx, ctx.site, email)
  if (accounts.some((one) => one.email === email && one.isBackoffice)) throw new AppError('OFFICE_ACCOUNT_STAYS')
  const customer = await lockCustomerAtVersion(ctx, tx, { id, version })
  return { customer, accountIds: accounts.filter(({ isBackoffice }) => !isBackoffice).map((one) => one.id) }
}
