// Builders of JSON-LD (docs/rules/storefront.md#structured-data). All URLs are absolute.

type Breadcrumb = { name: string; url: string }

/** schema.org/BreadcrumbList, from the home page to the page itself. */
export function breadcrumbListLd(items: readonly Breadcrumb[]) {
  const itemListElement = items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

type ItemList = {
  items: readonly { name: string; url: string }[]
  /** The number of items on earlier pages. */
  before: number
  /** The number of items on all pages. */
  total: number
}

/** schema.org/ItemList as a summary page: each item with its address. */
export function itemListLd({ items, before, total }: ItemList) {
  const itemListElement = items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: before + index + 1, name, url }))
  return { '@type': 'ItemList', numberOfItems: total, itemListElement }
}

/** The merchant's company data; any field may be missing. */
type Company = Partial<Record<'legalName' | 'phone' | 'email' | 'street' | 'zipCode' | 'city' | 'country' | 'oib', string>>

type Organization = { name: string; url: string; logo: string; company: Company }

/** schema.org/Organization; `url` is the home page. */
export function organizationLd({ name, url, logo, company }: Organization) {
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

function organizationId(homeUrl: string) {
  return `${homeUrl}#organization`
}

type WebSite = { name: string; url: string; searchUrl: string; language: string }

/** schema.org/WebSite with a SearchAction; `searchUrl` is the page of results. */
export function webSiteLd({ name, url, searchUrl, language }: WebSite) {
  return {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: language,
    publisher: { '@id': organizationId(url) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
