'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/control/checkbox'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { LineName } from '../line-name'
import type { RefundForm } from './refund-request'

type RefundLinesProps = {
  lines: OfficeOrder['lines']
  isRestockable: boolean
  form: RefundForm
  onChange: (change: Partial<RefundForm>) => void
}

/** A stepper for each line with pieces left, and whether they go back to stock. */
export function RefundLines({ lines, isRestockable, form, onChange }: RefundLinesProps) {
  const t = useTranslations('admin.orders.refunding')

  function setRestocked(id: number, isRestocked: boolean) {
    const notRestocked = new Set(form.notRestocked)
    if (isRestocked) notRestocked.delete(id)
    else notRestocked.add(id)
    onChange({ notRestocked })
  }

  return (
    <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
      {lines.map((line) => {
        const { id, name, qty, returned } = line
        const left = qty - returned
        const pieces = form.pieces[id] ?? 0
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <LineName line={line} note={returned > 0 ? t('returned', { count: returned, of: qty }) : t('ordered', { count: qty })} />
            {left > 0 ? (
              <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
                {isRestockable && pieces > 0 ? (
                  <Checkbox checked={!form.notRestocked.has(id)} onChange={(event) => setRestocked(id, event.target.checked)}>
                    {t('restock')}
                  </Checkbox>
                ) : null}
                <QuantityStepper
                  value={pieces}
                  min={0}
                  max={left}
                  onChange={(quantity) => onChange({ pieces: { ...form.pieces, [id]: quantity } })}
                  label={t('pieces', { name })}
                  decreaseLabel={t('less', { name })}
                  increaseLabel={t('more', { name })}
                />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
