import { defineModule, post } from '@/lib/api/endpoint'
import type { GetByHandlers, LayoutElements } from './element.schema'

export const elementApi = defineModule('/api/v1/cms/element', {
  /** Existing elements, in the requested order. */
  getByHandlers: post<typeof GetByHandlers, typeof LayoutElements>('getByHandlers', {
    access: 'any',
    cache: { name: 'layout', tags: ['layout', 'media', 'links'] },
  }),
})
