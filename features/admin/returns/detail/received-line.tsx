'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/control/select'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { LineName } from '@/features/admin/orders/line-name'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { conditions, type LineReceipt } from './receipt'

type ReceivedLineProps = {
  line: OfficeReturn['lines'][number]
  receipt: LineReceipt
  onChange: (change: Partial<LineReceipt>) => void
}

/** How many pieces of a line came, in which condition, and how many are sold again. */
export function ReceivedLine({ line, receipt: { received, restocked, condition }, onChange }: ReceivedLineProps) {
  const t = useTranslations('admin.returns')
  const { name } = line
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-3">
      <LineName line={line} note={t('awaited', { count: line.qty })} />
      <span className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <span className="flex flex-col gap-1">
          <span aria-hidden="true" className="text-sm text-ink-soft">
            {t('receive.receivedShort')}
          </span>
          <QuantityStepper
            value={received}
            min={0}
            max={line.qty}
            onChange={(quantity) => onChange({ received: quantity })}
            label={t('receive.received', { name })}
            decreaseLabel={t('receive.less', { what: t('receive.received', { name }) })}
            increaseLabel={t('receive.more', { what: t('receive.received', { name }) })}
          />
        </span>
        {received > 0 ? (
          <>
            <span className="flex flex-col gap-1">
              <span aria-hidden="true" className="text-sm text-ink-soft">
                {t('receive.conditionShort')}
              </span>
              <Select
                aria-label={t('receive.condition', { name })}
                value={condition}
                onChange={({ target: { value } }) => onChange({ condition: conditions.find((one) => one === value) ?? 'unused' })}
              >
                {conditions.map((one) => (
                  <option key={one} value={one}>
                    {t(`conditions.${one}`)}
                  </option>
                ))}
              </Select>
            </span>
            <span className="flex flex-col gap-1">
              <span aria-hidden="true" className="text-sm text-ink-soft">
                {t('receive.restockedShort')}
              </span>
              <QuantityStepper
                value={restocked}
                min={0}
                max={received}
                onChange={(quantity) => onChange({ restocked: quantity })}
                label={t('receive.restocked', { name })}
                decreaseLabel={t('receive.less', { what: t('receive.restocked', { name }) })}
                increaseLabel={t('receive.more', { what: t('receive.restocked', { name }) })}
              />
            </span>
          </>
        ) : null}
      </span>
    </li>
  )
}
