'use client'

import { useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { AddressForm, AddressValues } from '../address-schema'

type AddressFieldsProps = {
  control: Control<AddressForm, unknown, AddressValues>
  /** Which address of the form. */
  at: 'shipping' | 'billing'
  countries: readonly { iso: string; name: string }[]
}

/** One address, with what a browser needs to fill it in. */
export function AddressFields({ control, at, countries }: AddressFieldsProps) {
  const t = useTranslations('checkout.address')
  const group = `section-${at} ${at}`
  const field = (name: string) => `${at}.${name}` as 'shipping.street'
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <TextField
        control={control}
        name={field('firstName')}
        label={t('firstName')}
        autoComplete={`${group} given-name`}
        maxLength={75}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        control={control}
        name={field('lastName')}
        label={t('lastName')}
        autoComplete={`${group} family-name`}
        maxLength={75}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        control={control}
        name={field('contactEmail')}
        label={t('email')}
        hint={at === 'shipping' ? t('emailHint') : undefined}
        type="email"
        inputMode="email"
        autoComplete={`${group} email`}
        spellCheck={false}
        maxLength={254}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        control={control}
        name={field('contactPhone')}
        label={t('phone')}
        hint={at === 'shipping' ? t('phoneHint') : undefined}
        type="tel"
        inputMode="tel"
        autoComplete={`${group} tel`}
        maxLength={40}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        control={control}
        name={field('street')}
        label={t('street')}
        autoComplete={`${group} address-line1`}
        maxLength={75}
        required
        className="col-span-4"
      />
      <TextField
        control={control}
        name={field('houseNumber')}
        label={t('houseNumber')}
        autoComplete={`${group} address-line2`}
        maxLength={15}
        required
        className="col-span-2"
      />
      <TextField
        control={control}
        name={field('zipCode')}
        label={t('zipCode')}
        autoComplete={`${group} postal-code`}
        maxLength={25}
        required
        className="col-span-2"
      />
      <TextField
        control={control}
        name={field('city')}
        label={t('city')}
        autoComplete={`${group} address-level2`}
        maxLength={75}
        required
        className="col-span-4"
      />
      <SelectField
        control={control}
        name={field('country')}
        label={t('country')}
        autoComplete={`${group} country`}
        options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        required
        className="col-span-6"
      />
    </div>
  )
}
