import { eq, inArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { isBlocked } from '@/server/modules/user/block/blocked'
import { findCustomer } from './customers'
import { lockBlockable } from './lock-blockable'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#block */
export async function unblock(ctx: Ctx, { id, version }: ParsedOf<typeof officeCustomerApi.unblock>) {
  return inTransaction(ctx, async (tx) => {
    const { customer, accountIds } = await lockBlockable(ctx, tx, { id, version })
    if (customer.blockedAt === null) return presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
    await tx
      .update(customers)
      .set({ blockedAt: null, blockedBy: null, blockReason: '', blockVersion: version + 1 })
      .where(eq(customers.id, id))
    // Another address of the mailbox may be blocked too.
    if (!(await isBlocked(tx, ctx.site, [customer.email])))
      await tx.update(users).set({ suspendedAt: null }).where(inArray(users.id, accountIds))
    await audit(ctx, tx, { action: 'customer.unblock', target: `customer:${id}`, detail: {} })
    const present = await presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
    // Nothing but the block kept the address of a person who was erased.
    await tx.execute(sql`select izlog_refresh_customers(${ctx.site.id}::int, array[${customer.email}::text])`)
    return present
  })
}
