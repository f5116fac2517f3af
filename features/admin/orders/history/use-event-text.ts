import { useTranslations } from 'next-intl'
import type { OrderEvent } from '@/lib/api/v2/ecommerce/order/office/event.schema'
import { formatPrice } from '@/lib/office/formats'
import { useChangesText } from '../edits/use-changes-text'

type Facts = Pick<OrderEvent, 'note' | 'amount' | 'refunded' | 'changes' | 'printed'>

/** What stands below an event, in the office's language; '' for nothing (docs/rules/orders.md#order-history). */
export function useEventText(): (event: Facts) => string {
  const t = useTranslations('admin.orders.history')
  const changesText = useChangesText()

  function refundedText(refunded: Facts['refunded']) {
    if (!refunded) return ''
    const pieces = refunded.lines.map(({ name, quantity }) => `${quantity} × ${name}`)
    return ` (${[...pieces, ...(refunded.delivery ? [t('refundedDelivery')] : [])].join(', ')})`
  }

  return ({ note, amount, refunded, changes, printed }) => {
    if (changes) return [changesText(changes).join('; '), note].filter(Boolean).join('. ')
    if (printed.length > 0) return printed.map((document) => t(`documents.${document}`)).join(', ')
    if (amount !== null) return [`${formatPrice(amount)}${refundedText(refunded)}`, note].filter(Boolean).join(': ')
    return note
  }
}
