import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'

const tones = { requested: 'info', accepted: 'success', refused: 'warning', ended: 'info' } as const

/** The order's withdrawals with the shop's answers. */
export function OrderWithdrawals({ order: { withdrawal } }: { order: Pick<BuyerOrder, 'withdrawal'> }) {
  const t = useTranslations('order.withdrawals')
  const locale = useLocale()
  return withdrawal.requests.map(({ id, state, requestedAt, answer, lines }) => (
    <Alert key={id} tone={tones[state]} title={t(state)}>
      <p>{t('sent', { at: formatDateTime(requestedAt, locale) })}</p>
      <ul>
        {lines.map(({ name, qty }) => (
          <li key={name}>
            {qty} × {name}
          </li>
        ))}
      </ul>
      {answer ? <p className="pt-2">{answer}</p> : null}
    </Alert>
  ))
}
