import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { findCustomer } from './customers'
import { lockBlock } from './lock-block'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#block */
export async function unblock(ctx: Ctx, { id, version }: ParsedOf<typeof officeCustomerApi.unblock>) {
  return inTransaction(ctx, async (tx) => {
    const { account } = await findCustomer(tx, ctx.site, id)
    if (account) await lockUser(tx, account.id)
    await lockBlock(ctx, tx, { id, version })
    await tx
      .update(customers)
      .set({ blockedAt: null, blockedBy: null, blockReason: '', blockVersion: version + 1 })
      .where(eq(customers.id, id))
    if (account) await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, account.id))
    await audit(ctx, tx, { action: 'customer.unblock', target: `customer:${id}`, detail: {} })
    return presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
  })
}
