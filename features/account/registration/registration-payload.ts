import type { InputOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { givenConsentIds, type RegistrationVariant, type RegisterValues } from './register-schema'

/** Addresses are sent as `Main`, with the company, and `Shipping` (docs/rules/forms.md#registration-payload). */
export function registrationPayload(values: RegisterValues, variant: RegistrationVariant): InputOf<typeof webUserApi.register> {
  const { firstName, lastName, email, password, memberCardBarcode, consents } = values
  return {
    details: { firstName, lastName },
    email,
    password,
    username: email,
    consents: givenConsentIds(consents),
    ...(memberCardBarcode ? { memberCardBarcode } : {}),
    ...(variant === 'simple' ? {} : { addresses: toAddresses(values, variant) }),
  }
}

function toAddresses(values: RegisterValues, variant: Exclude<RegistrationVariant, 'simple'>) {
  const { firstName, lastName, email, main, shipping, isCompany, companyName, companyOIB } = values
  const company = isCompany ? { companyName, companyOIB } : {}
  const ownerAddress = { ...main, type: 'Main', firstName, lastName, contactEmail: email, ...company }
  return variant === 'address' ? [ownerAddress] : [ownerAddress, { type: 'Shipping', ...shipping }]
}

/** Maps a server field to a form field: 'addresses.1.city' becomes 'shipping.city'. */
export function toFormField(serverField: string): string {
  const [, addressIndex, field = ''] = /^addresses\.([01])\.(\w+)$/.exec(serverField) ?? []
  if (addressIndex === undefined) return serverField.replace(/^details\./, '')
  if (field.startsWith('company')) return field
  const isOwnerName = addressIndex === '0' && ['firstName', 'lastName'].includes(field)
  if (isOwnerName) return field
  if (addressIndex === '0' && field === 'contactEmail') return 'email'
  return `${addressIndex === '0' ? 'main' : 'shipping'}.${field}`
}

/** docs/rules/forms.md#after-registration */
export function nextStepAfterRegistration({ verificationToken, autoLogin }: { verificationToken?: string; autoLogin: boolean }) {
  return verificationToken === undefined && autoLogin ? 'signIn' : 'confirmEmail'
}
