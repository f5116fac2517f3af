import type { Address } from '@/lib/api/entities/address.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { emptyForm, type AddressForm } from './address-schema'

const key = 'checkout-address'

type Form = ReturnType<typeof emptyForm>

/** What was typed so far, kept on this device so that a reload loses nothing. Consents are asked anew. */
export function keepDraft(values: AddressForm) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...values, consents: {} }))
  } catch {
    // Without room or leave to store, a reload begins with what the server knows.
  }
}

export function forgetDraft() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function readDraft(): Partial<Form> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** What the form begins with: the draft of this device, else what the guest has saved, else nothing. */
export function startingForm(guest: GuestUser | null, country: string): Form {
  const empty = emptyForm(country)
  const draft = readDraft()
  if (draft) return { ...empty, ...draft, shipping: { ...empty.shipping, ...draft.shipping }, consents: {} }
  const shipping = guest?.addresses.find(({ type }) => type === 'shipping') ?? guest?.addresses.find(({ type }) => type === 'main')
  if (!guest || !shipping) return empty
  const main = guest.addresses.find(({ type }) => type === 'main')
  return {
    ...empty,
    shipping: fieldsOf(shipping),
    billing: main ? fieldsOf(main) : empty.billing,
    differentBilling: main !== undefined && JSON.stringify(fieldsOf(main)) !== JSON.stringify(fieldsOf(shipping)),
    isCompany: guest.company !== null,
    company: { name: guest.company?.name ?? '', oib: guest.company?.oib ?? '' },
  }
}

function fieldsOf({ firstName, lastName, contactEmail, contactPhone, country, street, houseNumber, city, zipCode }: Address) {
  return { firstName, lastName, contactEmail, contactPhone, country, street, houseNumber, city, zipCode }
}
