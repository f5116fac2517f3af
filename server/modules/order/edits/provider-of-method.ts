import { eq } from 'drizzle-orm'
import { providerOf } from '@/server/adapters/payment/registry/providers'
import type { ProviderName } from '@/server/adapters/payment/port'
import type { Tx } from '@/server/db/client'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { paymentMethods } from '@/server/db/schema/methods'

/** The configured provider of the order's own payment method; null without one. */
export async function providerOfMethod(tx: Tx, order: OrderRow): Promise<ProviderName | null> {
  const { methodId } = PaymentSnapshot.parse(order.payment)
  const [method] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, methodId))
  return (method && providerOf(method)?.name) ?? null
}
