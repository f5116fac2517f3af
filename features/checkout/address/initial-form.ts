import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { newAddress, type AddressFields, type AddressForm } from './address-schema'

type FormSources = {
  /** The saved draft. */
  draft: Partial<AddressForm> | null
  /** The buyer's data of the cart. */
  guest: GuestUser | null
  user: User | null
  /** docs/rules/checkout.md#guest-email-cookie */
  email: string
  country: string
  /** Ids of the consents accepted for this cart. */
  accepted: readonly number[]
}

/** The initial form: the draft, else the cart's data, else the account's. Consents come from `accepted` only. */
export function initialAddressForm({ draft, guest, user, email, country, accepted }: FormSources): AddressForm {
  const consents = Object.fromEntries(accepted.map((id) => [`c${id}`, true]))
  const empty = { ...emptyForm(country, personFields(user, email)), consents }
  const book = user?.addresses ?? []
  if (draft) {
    return dropUnknownAddresses(
      {
        ...empty,
        ...draft,
        shipping: { ...empty.shipping, ...draft.shipping },
        billing: { ...empty.billing, ...draft.billing },
        consents,
      },
      book,
    )
  }
  const main = guest?.addresses.find(({ type }) => type === 'main')
  const shipping = guest?.addresses.find(({ type }) => type === 'shipping') ?? main
  if (guest && shipping)
    return { ...empty, ...formFromGuest({ shipping, main: main ?? shipping, book, empty }), ...companyFromGuest(guest.company) }
  return user ? { ...empty, ...formFromBook(book, empty), ...companyFromUser(user) } : empty
}

/**
 * What a guest typed before signing in, with the account's e-mail. Null when no address was begun: the account's own is offered then
 * (docs/rules/checkout.md#address-draft).
 */
export function adoptGuestDraft(draft: AddressForm, { email }: Pick<User, 'email'>): AddressForm | null {
  const { shipping, billing, company } = draft
  const { firstName, lastName, contactPhone, street, houseNumber, city, zipCode } = shipping
  const typed = [firstName, lastName, contactPhone, street, houseNumber, city, zipCode, company.name, company.oib]
  if (typed.every((text) => text.trim() === '')) return null
  return { ...draft, shipping: { ...shipping, contactEmail: email }, billing: { ...billing, contactEmail: email } }
}

/** A digital cart asks for the billing address only, in the place of the delivery address (docs/rules/checkout.md#digital-cart). */
export function billingOnly(form: AddressForm): AddressForm {
  return form.differentBilling ? { ...form, shipping: form.billing, differentBilling: false } : form
}

function emptyForm(country: string, person: Partial<AddressFields>): AddressForm {
  const fields = {
    firstName: '',
    lastName: '',
    contactEmail: '',
    contactPhone: '',
    country,
    street: '',
    houseNumber: '',
    city: '',
    zipCode: '',
  }
  const address = { ...fields, ...person, from: newAddress, edits: null, keep: true }
  return {
    shipping: address,
    differentBilling: false,
    billing: address,
    isCompany: false,
    company: { name: '', oib: '' },
    consents: {},
  }
}

function personFields(user: User | null, email: string): Partial<AddressFields> {
  if (!user) return { contactEmail: email }
  return { ...user.details, contactEmail: user.email, contactPhone: user.addresses[0]?.contactPhone ?? '' }
}

/** Drops references to saved addresses that no longer exist. */
function dropUnknownAddresses(form: AddressForm, book: readonly Address[]): AddressForm {
  const withKnownIds = ({ from, edits, ...fields }: AddressForm['shipping']) => ({
    ...fields,
    from: book.some(({ id }) => String(id) === from) ? from : newAddress,
    edits: book.some(({ id }) => id === edits) ? edits : null,
  })
  return { ...form, shipping: withKnownIds(form.shipping), billing: withKnownIds(form.billing) }
}

type GuestAddresses = { shipping: Address; main: Address; book: readonly Address[]; empty: AddressForm }

function formFromGuest({ shipping, main, book, empty }: GuestAddresses) {
  const toPart = (given: Address, base: AddressForm['shipping']) => {
    const saved = book.find((address) => isSameAddress(address, given))
    return saved ? { ...base, from: String(saved.id) } : { ...base, ...pickAddressFields(given) }
  }
  return {
    shipping: toPart(shipping, empty.shipping),
    billing: toPart(main, empty.billing),
    differentBilling: !isSameAddress(main, shipping),
  }
}

/** The saved shipping and billing addresses (docs/rules/checkout.md#address-types). */
function formFromBook(book: readonly Address[], empty: AddressForm) {
  const main = book.find(({ type }) => type === 'billing') ?? book.find(({ type }) => type === 'main')
  const shipping = book.find(({ type }) => type === 'shipping') ?? main ?? book[0]
  if (!shipping) return {}
  return {
    shipping: { ...empty.shipping, from: String(shipping.id) },
    billing: { ...empty.billing, from: String((main ?? shipping).id) },
    differentBilling: main !== undefined && !isSameAddress(main, shipping),
  }
}

function companyFromGuest(company: GuestUser['company']) {
  return { isCompany: company !== null, company: { name: company?.name ?? '', oib: company?.oib ?? '' } }
}

function companyFromUser({ company, addresses }: User) {
  const billed = addresses.find(({ type, companyOIB }) => companyOIB && (type === 'billing' || type === 'main'))
  return {
    isCompany: billed !== undefined,
    company: { name: billed?.companyName ?? company?.name ?? '', oib: billed?.companyOIB ?? '' },
  }
}

export function pickAddressFields(address: AddressFields): AddressFields {
  const { firstName, lastName, contactEmail, contactPhone, country, street, houseNumber, city, zipCode } = address
  return { firstName, lastName, contactEmail, contactPhone, country, street, houseNumber, city, zipCode }
}

function isSameAddress(one: AddressFields, other: AddressFields) {
  return JSON.stringify(pickAddressFields(one)) === JSON.stringify(pickAddressFields(other))
}
