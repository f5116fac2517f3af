import type { Address } from '@/lib/api/entities/address.schema'

type Shown = Pick<Address, 'firstName' | 'lastName' | 'street' | 'houseNumber' | 'zipCode' | 'city' | 'companyName' | 'companyOIB'> & {
  countryName?: string
}

/** An address as on an envelope. */
export function AddressLines({ address }: { address: Shown }) {
  const { firstName, lastName, street, houseNumber, zipCode, city, companyName, companyOIB, countryName } = address
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
        {zipCode} {city}
        {countryName ? `, ${countryName}` : ''}
      </span>
    </address>
  )
}
