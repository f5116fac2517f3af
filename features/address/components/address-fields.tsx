'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { Input } from '@/components/ui/control/input'
import { separateHouseNumber } from '@/lib/address/house-number'
import type { AddressField } from '../address-schema'

type AddressFieldsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  /** The form's name of an address field. */
  nameOf: (field: AddressField) => FieldPath<Values>
  /** The HTML autofill section: `section-x shipping`. */
  autofill: string
  countries: readonly { iso: string; name: string }[]
  /** Shows why e-mail and telephone are required. A courier's telephone concerns deliveries only. */
  hints?: 'all' | 'email' | 'none'
  /** Fields that the form knows from elsewhere. */
  without?: readonly AddressField[]
}

type Line = { field: AddressField; fill: string | null; max: number; width: string; hint?: 'emailHint' | 'phoneHint' } & Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'spellCheck'
>

const half = 'col-span-6 sm:col-span-3'

/** The fields in order (docs/rules/checkout.md#address-fields). */
const lines: readonly Line[] = [
  { field: 'firstName', fill: 'given-name', max: 75, width: half },
  { field: 'lastName', fill: 'family-name', max: 75, width: half },
  {
    field: 'contactEmail',
    fill: 'email',
    max: 254,
    width: half,
    hint: 'emailHint',
    type: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
  { field: 'contactPhone', fill: 'tel', max: 40, width: half, hint: 'phoneHint', type: 'tel', inputMode: 'tel' },
  { field: 'street', fill: 'address-line1', max: 75, width: 'col-span-4' },
  // HTML has no autofill name for a house number; `address-line2` is the flat or floor.
  { field: 'houseNumber', fill: null, max: 15, width: 'col-span-2' },
  { field: 'zipCode', fill: 'postal-code', max: 25, width: 'col-span-3 sm:col-span-2' },
  { field: 'city', fill: 'address-level2', max: 75, width: 'col-span-3 sm:col-span-4' },
]

/** The fields of one address with autofill. Needs the messages of `address`. */
export function AddressFields<Values extends FieldValues, Output>(props: AddressFieldsProps<Values, Output>) {
  const { control, nameOf, autofill, countries, hints = 'all', without = [] } = props
  const shown = lines.filter(({ field }) => !without.includes(field))
  const t = useTranslations('address')
  const separate = useSeparateHouseNumber(control, nameOf)
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      {shown.map(({ field, fill, max, width, hint, ...input }) => (
        <TextField
          key={field}
          {...input}
          control={control}
          name={nameOf(field)}
          label={t(field)}
          hint={hint && (hints === 'all' || (hints === 'email' && hint === 'emailHint')) ? t(hint) : undefined}
          autoComplete={fill === null ? 'off' : `${autofill} ${fill}`}
          maxLength={max}
          onLeave={field === 'street' || field === 'houseNumber' ? separate : undefined}
          required
          // Without its neighbour it would stand alone at half width.
          className={field === 'contactPhone' && without.includes('contactEmail') ? 'col-span-6' : width}
        />
      ))}
      <SelectField
        control={control}
        name={nameOf('country')}
        label={t('country')}
        autoComplete={`${autofill} country`}
        options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        required
        className="col-span-6"
      />
    </div>
  )
}

/** Moves a house number that was typed into the street to its own field when one of the two is left (docs/rules/checkout.md#house-number). */
function useSeparateHouseNumber<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  nameOf: (field: AddressField) => FieldPath<Values>,
) {
  const { field: street } = useController({ control, name: nameOf('street') })
  const { field: houseNumber } = useController({ control, name: nameOf('houseNumber') })
  return function separate() {
    const typed = { street: street.value ?? '', houseNumber: houseNumber.value ?? '' }
    const separated = separateHouseNumber(typed)
    if (separated === typed) return
    street.onChange(separated.street)
    houseNumber.onChange(separated.houseNumber)
  }
}

/** The labels for an error summary, by the form's field names. */
export function addressLabels(t: ReturnType<typeof useTranslations<'address'>>, nameOf: (field: AddressField) => string) {
  return Object.fromEntries([...lines.map(({ field }) => [nameOf(field), t(field)]), [nameOf('country'), t('country')]])
}
