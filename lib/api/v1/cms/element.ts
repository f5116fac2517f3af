import { defineModule, patch, post } from '@/lib/api/endpoint'
import type { LayoutElement } from '@/lib/api/entities/page/layout-element.schema'
import type { CreateElement, GetByHandlers, LayoutElements, UpdateElement } from './element.schema'

export const elementApi = defineModule('/api/v1/cms/element', {
  /** Existing elements, in the requested order. */
  getByHandlers: post<typeof GetByHandlers, typeof LayoutElements>('getByHandlers', {
    access: 'any',
    cache: { name: 'layout', tags: ['layout', 'media', 'links'] },
  }),
  /** A layout element of the caller's language, which visitors see at once; 422 for a handler that the language has already. */
  create: post<typeof CreateElement, typeof LayoutElement>('create', {
    access: 'office:content',
    maxMembers: 4000,
    invalidates: ['layout'],
  }),
  /** Publishes whole parts of an element; 409 STALE_VERSION unless `version` is the newest, 422 DOCUMENT_INVALID, 403 APPROVAL_REQUIRED. */
  update: patch<typeof UpdateElement, typeof LayoutElement>('update/{id}', {
    access: 'office:content',
    maxMembers: 4000,
    invalidates: ['layout'],
  }),
})
