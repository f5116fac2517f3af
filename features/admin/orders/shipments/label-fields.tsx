'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { maxPackages, type LabelCarrier } from '@/lib/order/label-carriers'

/** `carrier`: null for no label. */
export type ChosenLabel = { carrier: LabelCarrier | null; packages: number }

type LabelFieldsProps = {
  /** Distinguishes the fields of several parcels. */
  id: string
  carriers: readonly LabelCarrier[]
  value: ChosenLabel
  onChange: (value: ChosenLabel) => void
  /** Offers no label too. */
  isOptional?: boolean
}

/** Which carrier makes the label, and for how many packages. */
export function LabelFields({ id, carriers, value, onChange, isOptional = false }: LabelFieldsProps) {
  const t = useTranslations('admin.orders.parcels.label')
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <Field id={`${id}-carrier`} label={t('carrier')} className="min-w-60 grow sm:grow-0">
        {(control) => (
          <Select
            {...control}
            value={value.carrier ?? ''}
            onChange={(event) => onChange({ ...value, carrier: carriers.find((one) => one === event.target.value) ?? null })}
          >
            {isOptional ? <option value="">{t('none')}</option> : null}
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {t(`carriers.${carrier}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value.carrier === null ? null : (
        <Field id={`${id}-packages`} label={t('packages')}>
          {(control) => (
            <QuantityStepper
              id={control.id}
              value={value.packages}
              min={1}
              max={maxPackages}
              onChange={(packages) => onChange({ ...value, packages })}
              label={t('packages')}
              decreaseLabel={t('fewer')}
              increaseLabel={t('more')}
            />
          )}
        </Field>
      )}
    </div>
  )
}
