import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import { optionApi } from '@/lib/api/v1/cms/option'
import { currentSite, load } from '@/server/rsc'

/** Who runs this shop, for machines (schema.org/Organization), from the site's own options. */
export async function OrganizationFacts() {
  const [site, options, url, logo] = await Promise.all([
    currentSite(),
    load(optionApi.filter, { keys: ['Company'] }),
    absoluteUrl('/'),
    absoluteUrl('/icon-512.png'),
  ])
  const company = options.find(({ key }) => key === 'Company')?.value
  const { legalName, phone, email, street, zipCode, city, country, oib } = textsOf(company)
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: site.name,
        url,
        logo,
        legalName,
        email,
        telephone: phone,
        vatID: oib && country ? `${country}${oib}` : undefined,
        address: street
          ? { '@type': 'PostalAddress', streetAddress: street, postalCode: zipCode, addressLocality: city, addressCountry: country }
          : undefined,
      }}
    />
  )
}

/** The texts of an object that a merchant wrote; anything else in it is left out. */
function textsOf(value: unknown): Record<string, string | undefined> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'))
}
