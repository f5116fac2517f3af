import { defineModule, get } from '@/lib/api/endpoint'
import type { GetTree, NavigationTree } from './navigation.schema'

export const navigationApi = defineModule('/api/v1/cms/navigation', {
  tree: get<typeof GetTree, typeof NavigationTree>('tree/{id}', {
    access: 'any',
    cache: { name: 'navigation', tags: ['navigation', 'media', 'links'] },
  }),
})
