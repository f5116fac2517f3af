import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'

export const zagreb: Address = {
  id: 1,
  type: 'shipping',
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '091 234 567',
  country: 'HR',
  countryId: 1,
  region: '',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

/** A verified shopper with a password and an empty address book. */
export const ana: User = {
  id: 5,
  email: 'ana@primjer.hr',
  pendingEmail: null,
  username: 'ana@primjer.hr',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: null,
  memberCardBarcode: null,
  addresses: [],
  isBackofficeUser: false,
  isVerified: true,
  hasPassword: true,
}
