import { localPath } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import type { IntentWithOrder } from '@/server/modules/payment/intents/intents'

type Outcome = 'success' | 'failure'

/** The shopper's page after paying: the path stored with the order, or ours in the order's language, with the order's slug and whether an edit's difference was paid or the shopper gave the payment up. */
export function returnPath(
  {
    detail,
    editId,
    order,
    state,
  }: Pick<IntentWithOrder, 'detail' | 'editId'> & { state?: IntentWithOrder['state'] } & { order: { slug: string } },
  { outcome, locale }: { outcome: Outcome; locale: LinkLocale },
): string {
  const path = detail[outcome] ?? localPath(outcome === 'success' ? '/checkout/success' : '/checkout/failure', '', locale)
  // The provider says so, docs/rules/checkout.md#cancelled-payment.
  const given: Record<string, string> =
    outcome === 'failure' && state === 'failed' && detail.reason === 'cancelled' ? { reason: 'cancelled' } : {}
  const [address = '', fragment] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ orderSlug: order.slug, ...(editId === null ? {} : { pays: 'difference' }), ...given })}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** docs/rules/payments.md#return-outcome */
export function returnOutcome({
  state,
  editId,
  order,
}: Pick<IntentWithOrder, 'state' | 'editId'> & { order: Pick<IntentWithOrder['order'], 'status'> }): Outcome {
  // The difference of an edit may fail while its order is paid.
  const status = editId === null ? order.status : 'awaiting_payment'
  switch (status) {
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
  status satisfies never
}
