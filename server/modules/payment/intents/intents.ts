import { eq } from 'drizzle-orm'
import { intentKey, type PaymentIntent } from '@/server/adapters/payment/port'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'

export type IntentRow = typeof paymentIntents.$inferSelect
export type IntentState = IntentRow['state']

/** An intent with the order facts its provider needs. */
export type IntentWithOrder = IntentRow & {
  order: Pick<typeof orders.$inferSelect, 'id' | 'siteId' | 'slug' | 'number' | 'email' | 'status' | 'languageId'>
}

const intentColumns = {
  intent: paymentIntents,
  order: {
    id: orders.id,
    siteId: orders.siteId,
    slug: orders.slug,
    number: orders.number,
    email: orders.email,
    status: orders.status,
    languageId: orders.languageId,
  },
}

export async function findIntent(tx: Pick<Tx, 'select'>, id: number): Promise<IntentWithOrder | null> {
  const [row] = await tx
    .select(intentColumns)
    .from(paymentIntents)
    .innerJoin(orders, eq(orders.id, paymentIntents.orderId))
    .where(eq(paymentIntents.id, id))
  return row ? { ...row.intent, order: row.order } : null
}

export function toProviderIntent({
  id,
  order,
  editId,
  amountCents,
  currency,
  providerReference,
  subscription,
}: IntentWithOrder): PaymentIntent {
  return {
    key: intentKey(order.slug, id),
    orderSlug: order.slug,
    orderNumber: order.number,
    editId,
    amount: { cents: amountCents, currency },
    reference: providerReference,
    subscription,
  }
}
