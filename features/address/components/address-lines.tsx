import { useLocale } from 'next-intl'
import type { Address } from '@/lib/api/entities/address.schema'
import { countryNameOf } from '@/lib/address/country-name'

type Shown = Pick<
  Address,
  'firstName' | 'lastName' | 'street' | 'houseNumber' | 'zipCode' | 'city' | 'country' | 'companyName' | 'companyOIB'
> & {
  /** As the order keeps it. */
  countryName?: string
}

/** An address as on an envelope. */
export function AddressLines({ address }: { address: Shown }) {
  const locale = useLocale()
  const { firstName, lastName, street, houseNumber, zipCode, city, country, companyName, companyOIB, countryName } = address
  return (
    <address className="not-italic">
      {companyName ? (
        <span className="block">
          {companyName}
          {companyOIB ? `, ${companyOIB}` : ''}
        </span>
      ) : null}
      <span className="block">
        {firstName} {lastName}
      </span>
      <span className="block">
        {street} {houseNumber}
      </span>
      <span className="block">
        {zipCode} {city}, {countryName || countryNameOf(country, locale)}
      </span>
    </address>
  )
}
