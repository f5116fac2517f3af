import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ContactAdmin } from './contact.schema'

export const contactApi = defineModule('/api/v1/cms/contact', {
  /** Stores an answer to the site's form `kontakt`; 404 for a site without it. */
  contactAdmin: post<typeof ContactAdmin, typeof Empty>('contactAdmin', {
    access: 'any',
    limit: 'formAttempts',
    maxBodyKiB: 64,
    idempotencyKey: true,
  }),
})
