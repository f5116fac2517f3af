import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { text } from '@/lib/api/entities/common.schema'
import { SiteConfig } from '@/lib/api/entities/site-config.schema'
import type { domainApi } from './master'

export const DomainDetect = z.strictObject({ host: text(253).optional() })

export const domainSchemas = {
  domainDetect: { input: DomainDetect, data: SiteConfig },
} satisfies SchemasOf<typeof domainApi>
