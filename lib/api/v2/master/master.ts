import { defineModule, post } from '@/lib/api/endpoint'
import type { SiteConfig } from './site-config.schema'
import type { DomainDetect } from './master.schema'

export const domainApi = defineModule('/api/v2/master', {
  /** The site of a host: the one named, or the referring page's, or the request's own. */
  domainDetect: post<typeof DomainDetect, typeof SiteConfig>('domainDetect', { access: 'any', limit: 'reads', keyless: true }),
})
