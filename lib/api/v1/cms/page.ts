import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Page } from '@/lib/api/entities/page/page.schema'
import type { FilterPages, FoundPages, GetPage } from './page.schema'

export const pageApi = defineModule('/api/v1/cms/page', {
  /** A published page with its sections; else 404. */
  get: get<typeof GetPage, typeof Page>('get', {
    access: 'any',
    cache: { name: 'pages-data', tags: ['pages', 'page:{id}', 'master:{masters}', 'media', 'links'] },
  }),
  /** Published pages that match, best match first. */
  filterStandard: post<typeof FilterPages, typeof FoundPages>('filterStandard', { access: 'any', limit: 'search' }),
})
