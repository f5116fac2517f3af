import { element, type Xml } from '@/server/core/xml'
import type { InvoiceContents } from '@/server/modules/invoice/contents'

type Address = { street: string; city: string; zipCode: string; country: string }

/** The seller with OIB, which with the country's prefix is the VAT number too. */
export function sellerParty({ name, legalName, street, city, zipCode, oib, phone, email }: InvoiceContents['seller']): Xml {
  return element('cac:Party', [
    element('cac:PartyName', [element('cbc:Name', name)]),
    postalAddress({ street, city, zipCode, country: 'HR' }),
    taxNumber('HR', oib),
    legalEntity(legalName, oib),
    element('cac:Contact', [element('cbc:Telephone', phone), element('cbc:ElectronicMail', email)]),
  ])
}

/** A company with its number, or a person by name. */
export function buyerParty(buyer: InvoiceContents['buyer']): Xml {
  const { firstName, lastName, companyName, companyOIB, street, houseNumber, city, zipCode, country } = buyer
  return element('cac:Party', [
    postalAddress({ street: `${street} ${houseNumber}`.trim(), city, zipCode, country }),
    companyOIB ? taxNumber(country, companyOIB) : null,
    legalEntity(companyName ?? `${firstName} ${lastName}`.trim(), companyOIB),
  ])
}

function postalAddress({ street, city, zipCode, country }: Address) {
  return element('cac:PostalAddress', [
    element('cbc:StreetName', street),
    element('cbc:CityName', city),
    element('cbc:PostalZone', zipCode),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ])
}

/** A VAT number with its country's prefix, which is the ISO code everywhere but in Greece. */
function taxNumber(country: string, written: string) {
  const prefix = country === 'GR' ? 'EL' : country
  const number = written.replace(/[ .-]/g, '').toUpperCase()
  const prefixed = number.startsWith(prefix) ? number : `${prefix}${number}`
  return element('cac:PartyTaxScheme', [element('cbc:CompanyID', prefixed), element('cac:TaxScheme', [element('cbc:ID', 'VAT')])])
}

function legalEntity(name: string, number: string | null) {
  return element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name), number ? element('cbc:CompanyID', number) : null])
}
