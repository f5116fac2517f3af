import { defineModule, get } from '@/lib/api/endpoint'
import type { GetTree, NavigationTree } from './navigation.schema'

export const navigationApi = defineModule('/api/v1/cms/navigation', {
  /** The items of a menu, by its id or name. */
  tree: get<typeof GetTree, typeof NavigationTree>('tree/{id}', {
    access: 'any',
    cache: { name: 'navigation', tags: ['navigation', 'media', 'links'] },
  }),
})
