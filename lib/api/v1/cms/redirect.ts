import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { AddFailedRequest } from './redirect.schema'

export const redirectApi = defineModule('/api/v1/cms/redirect', {
  /** Counts an address that led nowhere, so that an editor can add a redirect. */
  addFailedRequest: post<typeof AddFailedRequest, typeof Empty>('addFailedRequest', { access: 'any', limit: 'reports' }),
})
