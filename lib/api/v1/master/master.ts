import { defineModule, get } from '@/lib/api/endpoint'
import type { Commons, GetCommons } from './master.schema'

export const commonsApi = defineModule('/api/v1/master', {
  /** All languages or countries, by name. */
  commons: get<typeof GetCommons, typeof Commons>('commons', {
    access: 'any',
    cache: { name: 'commons', tags: ['commons'], seconds: 3600 },
  }),
})
