'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatDate } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import { toastErrorText } from '@/lib/browser/toast/toast'

type Props = {
  invoices: BuyerOrder['invoices']
  /** Downloads the document; the caller provides the access. */
  save: (invoiceId: number) => Promise<unknown>
  /** The invoice that is being downloaded. */
  busy: number | undefined
}

/** Invoices and credit notes. */
export function OrderInvoices({ invoices, save, busy }: Props) {
  const t = useTranslations('order.invoices')
  const locale = useLocale()
  const order = useTranslations('order')
  if (invoices.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="invoices-title">
      <h2 id="invoices-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {invoices.map(({ id, kind, number, issuedAt, total }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0 max-sm:flex-col max-sm:items-start"
          >
            <span className="min-w-0">
              <span className="block font-medium lining-nums">{t(kind, { number })}</span>
              <span className="block text-sm text-ink-soft tabular-nums">
                {formatDate(issuedAt, locale)}, {formatPrice(kind === 'credit' ? -total : total, locale)}
              </span>
            </span>
            <Button
              variant="secondary"
              busy={busy === id}
              aria-label={t('saveNamed', { name: t(kind, { number }) })}
              onClick={() => void save(id).catch((error: unknown) => toastErrorText(order('downloadFailed'), error))}
            >
              <Icon name="file-down" className="size-4" />
              {t('save')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
