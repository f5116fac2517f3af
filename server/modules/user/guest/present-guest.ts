import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { guests } from '@/server/db/schema/user'
import type { BuyerAddress } from '@/server/modules/checkout/buyer/buyer'

export function presentGuest(guest: typeof guests.$inferSelect, addresses: BuyerAddress[]): GuestUser {
  const { id, email, firstName, lastName, companyName, companyOib, companyAddress } = guest
  return {
    id,
    email,
    details: { firstName, lastName },
    company: companyName ? { name: companyName, oib: companyOib ?? '', address: companyAddress ?? '' } : null,
    addresses: addresses.map(({ countryName: _countryName, ...address }) => address),
  }
}
