import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'

/** docs/rules/prices.md#first-card */
export async function saveCardToProfile({ actor }: Pick<Ctx, 'actor'>, tx: Transaction, barcode: string) {
  if (actor.kind !== 'user') return
  await tx
    .update(users)
    .set({ memberCardBarcode: barcode })
    .where(and(eq(users.id, actor.id), isNull(users.memberCardBarcode)))
}
