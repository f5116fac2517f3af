import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import { organizationLd } from '@/features/seo/structured-data'
import { currentSite } from '@/server/rsc'
import { loadCompany } from '../load-company'

/** The merchant as schema.org/Organization. */
export async function OrganizationJsonLd() {
  const [site, company, url, logo] = await Promise.all([currentSite(), loadCompany(), absoluteUrl('/'), absoluteUrl('/icon-512.png')])
  return <JsonLd data={organizationLd({ name: site.name, url, logo, company })} />
}
