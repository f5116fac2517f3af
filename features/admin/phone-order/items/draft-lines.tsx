'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { useMayRefund } from '@/features/admin/orders/use-may-refund'
import type { DraftForm, LineForm } from '@/features/admin/phone-order/draft-form'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { DraftLine } from './draft-line'

type DraftLinesProps = {
  form: DraftForm
  draft: OrderDraft | null
  errors: Readonly<Record<string, string>>
  onChange: (lines: LineForm[]) => void
}

/** The items of the order, each with its price as it was computed last. */
export function DraftLines({ form: { lines }, draft, errors, onChange }: DraftLinesProps) {
  const t = useTranslations('admin.phoneOrder.lines')
  const mayPrice = useMayRefund()
  return (
    <Card as="section" padding="lg" aria-labelledby="draft-lines-title">
      <h2 id="draft-lines-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <DraftLine
              key={line.productId}
              line={line}
              priced={draft?.lines.find(({ productId }) => productId === line.productId)}
              mayPrice={mayPrice}
              errors={errors}
              onChange={(change) => onChange(lines.map((one) => (one === line ? { ...one, ...change } : one)))}
              onRemove={() => onChange(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
