'use client'

import { useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import type { AddressForm, AddressValues } from '../address-schema'

type CompanyFieldsProps = {
  control: Control<AddressForm, unknown, AddressValues>
  /** ISO code of where the bill goes: in Croatia it is an OIB. */
  country: string
}

export function CompanyFields({ control, country }: CompanyFieldsProps) {
  const t = useTranslations('address')
  const words = useTranslations('checkout.address')
  const isOib = country === 'HR'
  return (
    <div className="grid gap-5 border-l-2 border-line pl-4 sm:grid-cols-2 sm:pl-6">
      <TextField control={control} name="company.name" label={t('companyName')} autoComplete="organization" maxLength={150} required />
      <TextField
        control={control}
        name="company.oib"
        label={isOib ? t('companyOIB') : t('companyOIBForeign')}
        hint={isOib ? words('oibHint') : words('vatHint')}
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
