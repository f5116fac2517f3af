import { defineModule, get } from '@/lib/api/endpoint'
import type { CmsOptions, FilterOptions } from './option.schema'

export const optionApi = defineModule('/api/v1/cms/option', {
  /** All public options, or the named ones (docs/rules/content.md#private-options). */
  filter: get<typeof FilterOptions, typeof CmsOptions>('filter', { access: 'any', cache: { name: 'options', tags: ['options', 'media'] } }),
})
