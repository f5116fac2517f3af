import { eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { findCustomer } from './customers'
import { lockBlockable } from './lock-blockable'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#block */
export async function block(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeCustomerApi.block>) {
  const { id: blockedBy } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const { accountIds } = await lockBlockable(ctx, tx, { id, version })
    await tx
      .update(customers)
      .set({ blockedAt: ctx.now(), blockedBy, blockReason: reason, blockVersion: version + 1 })
      .where(eq(customers.id, id))
    await tx.update(users).set({ suspendedAt: ctx.now() }).where(inArray(users.id, accountIds))
    for (const accountId of accountIds) await revokeAllSessions(ctx, tx, accountId)
    await audit(ctx, tx, { action: 'customer.block', target: `customer:${id}`, detail: {} })
    return presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
  })
}
