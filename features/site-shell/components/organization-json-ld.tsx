import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import { organizationLd } from '@/features/seo/organization-ld'
import { optionApi } from '@/lib/api/v1/cms/option'
import { currentSite, load } from '@/server/rsc'

/** Who runs this shop, for machines (schema.org/Organization), from the site's own options. */
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

/** The texts of an object that a merchant wrote; anything else in it is left out. */
function textsOf(value: unknown): Record<string, string | undefined> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'))
}
