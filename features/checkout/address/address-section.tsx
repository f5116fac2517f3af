'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { lazyComponent } from '@/components/lazy-component'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Stack } from '@/components/layout/stack'
import { AddressFields } from '@/features/address/components/address-fields'
import type { Address, Country } from '@/lib/api/entities/address.schema'
import { newAddress, type AddressForm, type AddressValues, type AddressKind } from './address-schema'
import { pickAddressFields } from './initial-form'

const SavedAddresses = lazyComponent(async () => (await import('./saved-addresses')).SavedAddresses)

type AddressSectionProps = {
  form: UseFormReturn<AddressForm, unknown, AddressValues>
  kind: AddressKind
  legend: string
  legendHidden?: boolean
  /** Null for a guest. */
  book: readonly Address[] | null
  countries: readonly Country[]
  /** Nobody delivers anything to a digital cart's address. */
  isDelivered?: boolean
}

/** One address of the order: saved addresses and the fields for a new one. */
export function AddressSection({ form, kind, legend, legendHidden, book, countries, isDelivered = true }: AddressSectionProps) {
  const t = useTranslations('checkout.address')
  const { control } = form
  const [from, edits] = useWatch({ control, name: [`${kind}.from`, `${kind}.edits`] })
  const isNew = from === newAddress || !book?.length

  function choose({ companyName, companyOIB }: Address) {
    form.setValue(`${kind}.edits`, null)
    const isBilled = kind === 'billing' || !form.getValues('differentBilling')
    if (!isBilled || !companyName || !companyOIB) return
    form.setValue('isCompany', true)
    form.setValue('company', { name: companyName, oib: companyOIB })
  }

  function edit(address: Address) {
    form.setValue(kind, { ...pickAddressFields(address), from: newAddress, edits: address.id, keep: true }, { shouldDirty: true })
  }

  return (
    <Stack gap="md">
      {book?.length ? (
        <SavedAddresses
          control={control}
          kind={kind}
          legend={legend}
          legendHidden={legendHidden}
          book={book}
          onChoose={choose}
          onEdit={edit}
        />
      ) : null}
      {isNew ? (
        <Stack gap="sm" as="fieldset">
          <legend className="sr-only">{legend}</legend>
          <AddressFields
            control={control}
            nameOf={(field) => `${kind}.${field}`}
            autofill={`section-${kind} ${kind}`}
            countries={countries}
            hints={kind === 'shipping' ? (isDelivered ? 'all' : 'email') : 'none'}
          />
          {book ? <CheckboxField control={control} name={`${kind}.keep`} label={edits === null ? t('keep') : t('keepChange')} /> : null}
        </Stack>
      ) : null}
    </Stack>
  )
}
