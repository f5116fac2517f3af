import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { z } from 'zod'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { customerNotes } from '@/server/db/schema/customer'
import { findCustomer, lockCustomer } from './customers'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#customer-notes */
export async function note(ctx: Ctx, input: ParsedOf<typeof officeCustomerApi.note>) {
  const { id, note: words } = input
  const { id: writtenBy } = requireUser(ctx)
  const request = { call: 'user.office.customer.note', sender: `user:${writtenBy}`, input, result: z.null() }
  return inTransaction(ctx, async (tx) => {
    await lockCustomer(tx, ctx.site, id)
    await runIdempotent(ctx, tx, request, async () => {
      await tx.insert(customerNotes).values({ customerId: id, writtenBy, note: words, createdAt: ctx.now() })
      // The text would outlive the customer in the log.
      await audit(ctx, tx, { action: 'customer.note', target: `customer:${id}`, detail: {} })
      return null
    })
    return presentCustomer(ctx, tx, await findCustomer(tx, ctx.site, id))
  })
}
