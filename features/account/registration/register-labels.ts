import { useTranslations } from 'next-intl'
import type { FieldPath } from 'react-hook-form'
import { addressLabels } from '@/features/address/components/address-fields'
import { companyNumberLabel } from '@/features/address/components/company-fields'
import type { RegisterValues } from './register-schema'

const addressFields = ['contactPhone', 'country', 'street', 'houseNumber', 'zipCode', 'city'] as const

/** Fields that can show a server error. */
export const registrationFieldNames: FieldPath<RegisterValues>[] = [
  ...(['firstName', 'lastName', 'email', 'password', 'memberCardBarcode', 'companyName', 'companyOIB'] as const),
  ...addressFields.flatMap((field) => [`main.${field}`, `shipping.${field}`] as const),
  ...(['shipping.firstName', 'shipping.lastName', 'shipping.contactEmail'] as const),
]

/** Labels of the fields, for the form and its error summary. `country`: ISO code of the main address. */
export function useRegistrationLabels({ consents, country }: { consents: readonly { id: number }[]; country: string }) {
  const t = useTranslations('account')
  const address = useTranslations('address')
  const shipping = Object.entries<string>(addressLabels(address, (field) => `shipping.${field}`))
  return {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    password: t('register.password'),
    confirmedPassword: t('register.confirmedPassword'),
    memberCardBarcode: t('register.memberCard'),
    ...addressLabels(address, (field) => `main.${field}`),
    companyName: address('companyName'),
    companyOIB: companyNumberLabel(address, country),
    // The summary distinguishes the fields of the two addresses.
    ...Object.fromEntries(shipping.map(([name, field]) => [name, t('register.shippingField', { field })])),
    ...Object.fromEntries(consents.map(({ id }) => [`consents.c${id}`, t('register.consent')])),
  }
}
