import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'

/** Locks the order before the intent, as every writer does. */
export async function lockIntent(tx: Transaction, intentId: number) {
  const ofIntent = sql`(select order_id from payment_intents where id = ${intentId})`
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofIntent)).for('update')
  const [intent] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, intentId)).for('update')
  return order && intent ? { order, intent } : null
}
