'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { directions, endings, measures, type ChangeForm } from './change-form'

type ChangeFieldsProps = { form: ChangeForm; valueError?: string; onChange: (change: Partial<ChangeForm>) => void }

/** By how much a price changes, how it ends, and for a sale when it holds. */
export function ChangeFields({ form, valueError, onChange }: ChangeFieldsProps) {
  const t = useTranslations('admin.stock.products')
  const { task, direction, by, value, ending, from, until } = form
  if (task !== 'price' && task !== 'sale') return null
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {task === 'price' ? (
          <Choice
            id="product-direction"
            label={t('direction')}
            options={directions}
            value={direction}
            nameOf={(one) => t(`directions.${one}`)}
            onChoose={(one) => onChange({ direction: one })}
          />
        ) : null}
        <Field id="product-value" label={t(task === 'sale' ? 'reduction' : 'value')} error={valueError} required={task === 'sale'}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange({ value: target.value })}
            />
          )}
        </Field>
        <Choice
          id="product-by"
          label={t('by')}
          options={measures}
          value={by}
          nameOf={(one) => t(`measures.${one}`)}
          onChoose={(one) => onChange({ by: one })}
        />
      </div>
      <Choice
        id="product-ending"
        label={t('ending')}
        hint={t('endingHint')}
        options={endings}
        value={ending}
        nameOf={(one) => (one === 'none' ? t('noEnding') : `,${one}`)}
        onChoose={(one) => onChange({ ending: one })}
      />
      {task === 'sale' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="product-from" label={t('from')} hint={t('fromHint')}>
            {(control) => (
              <Input {...control} type="datetime-local" value={from} onChange={({ target }) => onChange({ from: target.value })} />
            )}
          </Field>
          <Field id="product-until" label={t('until')} hint={t('untilHint')}>
            {(control) => (
              <Input {...control} type="datetime-local" value={until} onChange={({ target }) => onChange({ until: target.value })} />
            )}
          </Field>
        </div>
      ) : null}
    </>
  )
}

type ChoiceProps<Option extends string> = {
  id: string
  label: string
  hint?: string
  options: readonly Option[]
  value: Option | null
  /** Shown until something is chosen. */
  unchosen?: string
  required?: boolean
  nameOf: (option: Option) => string
  onChoose: (option: Option) => void
}

export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { id, label, hint, options, value, unchosen, required, nameOf, onChoose } = props

  function choose(typed: string) {
    const chosen = options.find((one) => one === typed)
    if (chosen !== undefined) onChoose(chosen)
  }

  return (
    <Field id={id} label={label} hint={hint} required={required}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
          {value === null ? <option value="">{unchosen}</option> : null}
          {options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
