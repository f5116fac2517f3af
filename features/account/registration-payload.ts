import type { InputOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { agreedTo, type Extent, type RegisterValues } from './register-schema'

/** SPEC 3: the owner's address is of the type Main, the parcels' Shipping; the company stands with the owner's. */
export function registrationPayload(values: RegisterValues, extent: Extent): InputOf<typeof webUserApi.register> {
  const { firstName, lastName, email, password, memberCardBarcode, consents } = values
  return {
    details: { firstName, lastName },
    email,
    password,
    username: email,
    consents: agreedTo(consents),
    ...(memberCardBarcode ? { memberCardBarcode } : {}),
    ...(extent === 'simple' ? {} : { addresses: addressesOf(values, extent) }),
  }
}

function addressesOf(values: RegisterValues, extent: Exclude<Extent, 'simple'>) {
  const { firstName, lastName, email, main, shipping, isCompany, companyName, companyOIB } = values
  const company = isCompany ? { companyName, companyOIB } : {}
  const own = { ...main, type: 'Main', firstName, lastName, contactEmail: email, ...company }
  return extent === 'address' ? [own] : [own, { type: 'Shipping', ...shipping }]
}

/** The form's name for a field that the server names by its place in the payload: 'addresses.1.city' is 'shipping.city'. */
export function formFieldOf(serverField: string): string {
  const [, place, field = ''] = /^addresses\.([01])\.(\w+)$/.exec(serverField) ?? []
  if (place === undefined) return serverField.replace(/^details\./, '')
  if (field.startsWith('company')) return field
  const isOwners = place === '0' && ['firstName', 'lastName'].includes(field)
  if (isOwners) return field
  if (place === '0' && field === 'contactEmail') return 'email'
  return `${place === '0' ? 'main' : 'shipping'}.${field}`
}

/** What follows a registration (SPEC 4): whoever is given a token to prove the address with is not signed in. */
export function afterRegistration({ verificationToken, autoLogin }: { verificationToken?: string; autoLogin: boolean }) {
  return verificationToken === undefined && autoLogin ? 'signIn' : 'confirmEmail'
}
