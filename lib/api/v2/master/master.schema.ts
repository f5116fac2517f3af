import { z } from 'zod'
import { text } from '@/lib/api/entities/common.schema'
import { SiteConfig } from './site-config.schema'

export const DomainDetect = z.strictObject({ host: text(253).optional() })

export const domainSchemas = {
  domainDetect: { input: DomainDetect, data: SiteConfig },
}
