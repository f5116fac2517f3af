import type { ReplacedPayment } from '@/lib/api/entities/order.schema'
import type { IntentRow } from './intents'

type Payment = Pick<IntentRow, 'provider' | 'state' | 'editId'>

const waysOf: Record<string, ReplacedPayment['way']> = { hostedForm: 'card', paypal: 'paypal' }

/**
 * What became of a provider's payment that did not pay its order (docs/rules/payments.md#replaced-payment): its money goes back, or it was given up for another
 * way of paying. A repeated payment at the same provider replaces nothing.
 * @param payments of one order, oldest first
 */
export function findReplacedPayment(payments: readonly Payment[]): ReplacedPayment | null {
  const own = payments.filter(({ editId }) => editId === null)
  const refunded = own.findLast(({ state }) => state === 'surplus')
  const current = own.at(-1)
  const voided = own.findLast(({ state, provider }) => state === 'voided' && provider !== current?.provider)
  const replaced = refunded ?? voided
  const way = replaced && waysOf[replaced.provider]
  return way ? { way, outcome: refunded ? 'refunded' : 'voided' } : null
}
