import { routePath } from '@/lib/routing/links'
import type { IntentWithOrder } from '@/server/modules/payment/intents/intents'

type Outcome = 'success' | 'failure'

/** The shopper's page after paying: the path stored with the order, or ours, with the order's slug. */
export function returnPath({ detail, order }: Pick<IntentWithOrder, 'detail'> & { order: { slug: string } }, outcome: Outcome): string {
  const path = detail[outcome] ?? routePath(outcome === 'success' ? '/checkout/success' : '/checkout/failure')
  const [address = '', fragment] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ orderSlug: order.slug })}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** docs/rules/payments.md#return-outcome */
export function returnOutcome({
  state,
  order,
}: Pick<IntentWithOrder, 'state'> & { order: Pick<IntentWithOrder['order'], 'status'> }): Outcome {
  switch (order.status) {
    case 'awaiting_payment':
      // The shopper must not pay again while a person decides a suspect payment.
      return state === 'open' || state === 'suspect' || state === 'settled' ? 'success' : 'failure'
    case 'cancelled':
    case 'withdrawn':
    case 'refunded':
      return 'failure'
    case 'paid':
    case 'packed':
    case 'shipped':
    case 'delivered':
      return 'success'
  }
  order.status satisfies never
}
