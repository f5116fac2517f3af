import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminViewApi } from '@/lib/api/v1/admin/view'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { officeViews } from '@/server/db/schema/office'
import { lockViewAtVersion } from './views'

export async function remove(ctx: Ctx, input: ParsedOf<typeof adminViewApi.remove>) {
  return inTransaction(ctx, async (tx) => {
    const { id, list, name, query } = await lockViewAtVersion(ctx, tx, input)
    await tx.delete(officeViews).where(eq(officeViews.id, id))
    await audit(ctx, tx, { action: 'view.remove', target: `view:${id}`, detail: { list, name, query } })
    return {}
  })
}
