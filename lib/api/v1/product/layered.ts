import { defineModule, post } from '@/lib/api/endpoint'
import type { AskNavigation, LayeredFilters } from './layered.schema'

export const layeredApi = defineModule('/api/v1/product/layered', {
  /** The facets of a list with counts. Takes the filters of product/web/filter. */
  navigation: post<typeof AskNavigation, typeof LayeredFilters>('navigation', {
    access: 'any',
    cache: { name: 'facets', tags: ['catalogue'], seconds: 60 },
  }),
})
