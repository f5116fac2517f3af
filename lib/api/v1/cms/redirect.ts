import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { AddFailedRequest } from './redirect.schema'

export const redirectApi = defineModule('/api/v1/cms/redirect', {
  /** Counts a path that answered 404. */
  addFailedRequest: post<typeof AddFailedRequest, typeof Empty>('addFailedRequest', { access: 'any', limit: 'reports' }),
})
