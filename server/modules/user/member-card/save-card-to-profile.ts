import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'

/** SPEC 1: a card is saved to the profile of whoever is signed in, if none is set there. */
export async function saveCardToProfile({ actor }: Pick<Ctx, 'actor'>, tx: Transaction, barcode: string) {
  if (actor.kind !== 'user') return
  await tx
    .update(users)
    .set({ memberCardBarcode: barcode })
    .where(and(eq(users.id, actor.id), isNull(users.memberCardBarcode)))
}
