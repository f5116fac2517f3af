'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/control/checkbox'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'

type SelectableLineProps = { line: WithdrawalLine; quantity: number; onChange: (quantity: number) => void }

/** An order line to select, or the reason why it is excluded. */
export function SelectableLine({ line, quantity, onChange }: SelectableLineProps) {
  const t = useTranslations('withdrawal')
  const { name, optionLabels, qty, pieces, reason } = line
  const about = (
    <>
      <span className="block font-medium">{name}</span>
      {optionLabels.map(({ label, value }) => (
        <span key={label} className="block text-sm text-ink-soft">
          {label}: {value}
        </span>
      ))}
    </>
  )
  if (reason) {
    return (
      <li className="py-4">
        {about}
        <span className="block pt-1 text-sm text-ink-soft">{t(`reasons.${reason}`)}</span>
      </li>
    )
  }
  const isSelected = quantity > 0
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <Checkbox checked={isSelected} onChange={(event) => onChange(event.target.checked ? pieces : 0)} className="grow">
        {about}
        {pieces === qty ? null : <span className="block text-sm text-ink-soft">{t('left', { count: pieces, qty })}</span>}
      </Checkbox>
      {isSelected && pieces > 1 ? (
        <span className="flex items-center gap-3">
          <QuantityStepper
            value={quantity}
            min={1}
            max={pieces}
            onChange={onChange}
            label={t('quantity', { name })}
            decreaseLabel={t('less')}
            increaseLabel={t('more')}
          />
          <span className="text-sm text-ink-soft">{t('of', { count: pieces })}</span>
        </span>
      ) : null}
    </li>
  )
}
