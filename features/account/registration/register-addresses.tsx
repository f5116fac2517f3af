'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type Control } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Stack } from '@/components/layout/stack'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { AddressFields } from '@/features/address/components/address-fields'
import { CompanyFields } from '@/features/address/components/company-fields'
import type { Country } from '@/lib/api/entities/address.schema'
import type { RegistrationVariant, RegisterValues } from './register-schema'

type RegisterAddressesProps = {
  control: Control<RegisterValues, unknown, RegisterValues>
  variant: RegistrationVariant
  onVariant: (variant: RegistrationVariant) => void
  /** Null while they load. */
  countries: readonly Country[] | null
}

/** The optional part of the form: address, company and a different delivery address. */
export function RegisterAddresses({ control, variant, onVariant, countries }: RegisterAddressesProps) {
  const t = useTranslations('account.register')
  const isCompany = useWatch({ control, name: 'isCompany' })
  const country = useWatch({ control, name: 'main.country' })
  const isOpen = variant !== 'simple'

  return (
    <Stack gap="md">
      <Checkbox checked={isOpen} onChange={() => onVariant(isOpen ? 'simple' : 'address')}>
        {t('address')}
      </Checkbox>
      {isOpen && countries === null ? <Skeleton className="h-72" /> : null}
      {isOpen && countries ? (
        <fieldset className="flex flex-col gap-5 border-l-2 border-line pl-4 sm:pl-6">
          <legend className="sr-only">{t('addressTitle')}</legend>
          <p className="text-sm text-ink-soft">{t('addressHint')}</p>
          <AddressFields
            control={control}
            nameOf={(field) => `main.${field}`}
            autofill="section-main billing"
            countries={countries}
            without={['firstName', 'lastName', 'contactEmail']}
          />
          <CheckboxField control={control} name="isCompany" label={t('isCompany')} />
          {isCompany ? <CompanyFields control={control} names={{ name: 'companyName', number: 'companyOIB' }} country={country} /> : null}
          <Checkbox
            checked={variant === 'twoAddresses'}
            onChange={() => onVariant(variant === 'twoAddresses' ? 'address' : 'twoAddresses')}
          >
            {t('otherShipping')}
          </Checkbox>
          {variant === 'twoAddresses' ? (
            <fieldset className="flex flex-col gap-4">
              <legend className="mb-4 text-lg font-semibold">{t('shippingTitle')}</legend>
              <AddressFields
                control={control}
                nameOf={(field) => `shipping.${field}`}
                autofill="section-shipping shipping"
                countries={countries}
              />
            </fieldset>
          ) : null}
        </fieldset>
      ) : null}
    </Stack>
  )
}
