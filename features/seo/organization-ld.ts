/** What the merchant has written of the company; anything may be missing. */
type Company = Partial<Record<'legalName' | 'phone' | 'email' | 'street' | 'zipCode' | 'city' | 'country' | 'oib', string>>

type Facts = { name: string; url: string; logo: string; company: Company }

/** Who runs the shop (schema.org/Organization); `url` is the home page. Other facts point here by `@id`. */
export function organizationLd({ name, url, logo, company }: Facts) {
  const { legalName, phone, email, street, zipCode, city, country, oib } = company
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    url,
    logo,
    legalName,
    email,
    telephone: phone,
    vatID: oib && country ? `${country}${oib}` : undefined,
    address: street
      ? { '@type': 'PostalAddress', streetAddress: street, postalCode: zipCode, addressLocality: city, addressCountry: country }
      : undefined,
  }
}

export function organizationId(homeUrl: string) {
  return `${homeUrl}#organization`
}
