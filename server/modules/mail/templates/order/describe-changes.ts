import type { EditChanges } from '@/lib/api/v2/ecommerce/order/office/changes.schema'
import type { Locale } from '@/lib/i18n/routing'
import { formatCents } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'

/** What an edit changed, a phrase for each change, the total last. */
export function describeChanges({ lines, delivery, hasAddress, total }: EditChanges, locale: Locale): string[] {
  const labels = textsOf(locale).mails.orderChanges
  const ofLines = lines.map(({ name, from, to }) => {
    if (from === 0) return fillText(labels.added, { quantity: to, name })
    return to === 0 ? fillText(labels.removed, { quantity: from, name }) : fillText(labels.quantity, { name, from, to })
  })
  const [from, to] = [formatCents(total.from, locale), formatCents(total.to, locale)]
  return [
    ...ofLines,
    ...(delivery ? [fillText(labels.delivery, delivery)] : []),
    ...(hasAddress ? [labels.address] : []),
    ...(total.from === total.to ? [] : [fillText(labels.total, { from, to })]),
  ]
}
