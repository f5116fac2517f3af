import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import { organizationLd } from '@/features/seo/structured-data'
import { optionApi } from '@/lib/api/v1/cms/option'
import { currentSite, load } from '@/server/rsc'

/** The merchant as schema.org/Organization, from the site option `Company`. */
export async function OrganizationJsonLd() {
  const [site, options, url, logo] = await Promise.all([
    currentSite(),
    load(optionApi.filter, { keys: ['Company'] }),
    absoluteUrl('/'),
    absoluteUrl('/icon-512.png'),
  ])
  const company = textsOf(options.find(({ key }) => key === 'Company')?.value)
  return <JsonLd data={organizationLd({ name: site.name, url, logo, company })} />
}

/** The string values of an object. */
function textsOf(value: unknown): Record<string, string | undefined> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'))
}
