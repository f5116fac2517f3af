'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { Control } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { Input } from '@/components/ui/input'
import type { AddressForm, AddressValues } from '../address-schema'

type AddressFieldsProps = {
  control: Control<AddressForm, unknown, AddressValues>
  /** Which address of the form. */
  at: 'shipping' | 'billing'
  countries: readonly { iso: string; name: string }[]
}

type Words = 'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'houseNumber' | 'zipCode' | 'city'
type Line = { name: string; label: Words; fill: string; max: number; width: string; hint?: 'emailHint' | 'phoneHint' } & Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'spellCheck'
>

const half = 'col-span-6 sm:col-span-3'

/** The fields in order; `fill` is the browser's name for what it may fill in (HTML autofill), the maxima are SPEC 9's. */
const lines: readonly Line[] = [
  { name: 'firstName', label: 'firstName', fill: 'given-name', max: 75, width: half },
  { name: 'lastName', label: 'lastName', fill: 'family-name', max: 75, width: half },
  {
    name: 'contactEmail',
    label: 'email',
    fill: 'email',
    max: 254,
    width: half,
    hint: 'emailHint',
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
  { name: 'contactPhone', label: 'phone', fill: 'tel', max: 40, width: half, hint: 'phoneHint', type: 'tel', inputMode: 'tel' },
  { name: 'street', label: 'street', fill: 'address-line1', max: 75, width: 'col-span-4' },
  { name: 'houseNumber', label: 'houseNumber', fill: 'address-line2', max: 15, width: 'col-span-2' },
  { name: 'zipCode', label: 'zipCode', fill: 'postal-code', max: 25, width: 'col-span-2' },
  { name: 'city', label: 'city', fill: 'address-level2', max: 75, width: 'col-span-4' },
]

/** One address, with what a browser needs to fill it in. */
export function AddressFields({ control, at, countries }: AddressFieldsProps) {
  const t = useTranslations('checkout.address')
  const group = `section-${at} ${at}`
  const field = (name: string) => `${at}.${name}` as 'shipping.street'
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      {lines.map(({ name, label, fill, max, width, hint, ...input }) => (
        <TextField
          key={name}
          {...input}
          control={control}
          name={field(name)}
          label={t(label)}
          hint={hint && at === 'shipping' ? t(hint) : undefined}
          autoComplete={`${group} ${fill}`}
          maxLength={max}
          required
          className={width}
        />
      ))}
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
