import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { lockUser, revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { findCustomer } from './customers'
import { lockBlock } from './lock-block'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#block */
export async function block(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeCustomerApi.block>) {
  const { id: blockedBy } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const { account } = await findCustomer(tx, ctx.site, id)
    // The account before the customer, as a changed account locks them.
    const locked = account && (await lockUser(tx, account.id))
    if (locked?.isBackoffice) throw new AppError('OFFICE_ACCOUNT_STAYS')
    await lockBlock(ctx, tx, { id, version })
    await tx
      .update(customers)
      .set({ blockedAt: ctx.now(), blockedBy, blockReason: reason, blockVersion: version + 1 })
      .where(eq(customers.id, id))
    if (account) {
      await tx.update(users).set({ suspendedAt: ctx.now() }).where(eq(users.id, account.id))
      await revokeAllSessions(ctx, tx, account.id)
    }
    await audit(ctx, tx, { action: 'customer.block', target: `customer:${id}`, detail: {} })
    return presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
  })
}
