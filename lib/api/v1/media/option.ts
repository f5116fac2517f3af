import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { MediaOptions } from './option.schema'

export const mediaOptionApi = defineModule('/api/v1/media/option', {
  /** The sizes that pictures are rendered in. */
  filter: get<typeof Empty, typeof MediaOptions>('filter', { access: 'any' }),
})
