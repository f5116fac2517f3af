'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money/money'

type Transfer = NonNullable<BuyerOrder['payment']['bankTransfer']>

type BankTransferCardProps = {
  transfer: Transfer
  /** The merchant's words about the method, such as how long the goods are held. */
  instructions?: string
  slip: BuyerOrder['slip']
}

/** Payment details with the HUB-3 barcode that banking apps scan. */
export function BankTransferCard({ transfer, instructions = '', slip }: BankTransferCardProps) {
  const t = useTranslations('order.transfer')
  const locale = useLocale()
  const rows = [
    [t('recipient'), `${transfer.recipient}, ${transfer.recipientAddress}`],
    [t('iban'), transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('bank'), transfer.bank],
    [t('model'), `${transfer.model} ${transfer.reference}`],
    [t('amount'), formatPrice(transfer.amount, locale)],
    [t('purpose'), transfer.purpose],
  ]
  return (
    <Card tone="accent" as="section" padding="lg" aria-labelledby="transfer-title">
      <h2 id="transfer-title" className="text-xl">
        {t('title')}
      </h2>
      <div className="pt-1 pb-6 text-ink-soft">
        <p>{t('lead', { amount: formatPrice(transfer.amount, locale) })}</p>
        {instructions ? <p>{instructions}</p> : null}
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem] lg:items-start">
        <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:max-lg:grid-cols-[auto_1fr]">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="-mt-3 font-medium break-words tabular-nums sm:max-lg:mt-0">{value}</dd>
            </div>
          ))}
        </dl>
        {slip ? (
          <figure className="flex flex-col gap-2">
            {/* Scanners need the white margin. */}
            <svg
              viewBox={`0 0 ${slip.width} ${slip.height}`}
              role="img"
              aria-label={t('barcode')}
              shapeRendering="crispEdges"
              className="w-full rounded bg-surface p-4"
            >
              <path d={slip.path} />
            </svg>
            <figcaption className="text-sm text-ink-soft">{t('barcodeHint')}</figcaption>
          </figure>
        ) : null}
      </div>
    </Card>
  )
}
