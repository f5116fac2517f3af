'use client'

import { useTranslations } from 'next-intl'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '@/components/form/fields/text-field'
import { cn } from '@/lib/cn'

type CompanyFieldsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  /** The form's names of the two fields. */
  names: Record<'name' | 'number', FieldPath<Values>>
  /** ISO code of the billing country: in Croatia the number is an OIB. */
  country: string
  className?: string
}

/** Name and number of the buying company. Needs the messages of `address`. */
export function CompanyFields<Values extends FieldValues, Output>(props: CompanyFieldsProps<Values, Output>) {
  const { control, names, country, className } = props
  const t = useTranslations('address')
  const isOib = usesOib(country)
  return (
    <div className={cn('grid grid-cols-1 gap-5 sm:grid-cols-2', className)}>
      <TextField control={control} name={names.name} label={t('companyName')} autoComplete="organization" maxLength={150} required />
      <TextField
        control={control}
        name={names.number}
        label={companyNumberLabel(t, country)}
        hint={isOib ? t('oibHint') : t('vatHint')}
        inputMode={isOib ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        maxLength={20}
        required
      />
    </div>
  )
}

/** The label of the company's number in its field and in an error summary; `country` is that of billing. */
export function companyNumberLabel(t: ReturnType<typeof useTranslations<'address'>>, country: string) {
  return usesOib(country) ? t('companyOIB') : t('companyOIBForeign')
}

function usesOib(country: string) {
  return country === 'HR'
}
