import { defineModule, del } from '@/lib/api/endpoint'
import type { Deleted } from '@/lib/api/v1/cms/media.schema'
import type { DeleteItems } from './directory-item.schema'

export const directoryItemApi = defineModule('/api/v1/media/directoryItem', {
  /** Moves items to the trash, all or none; 404 when one of them does not exist. */
  delete: del<typeof DeleteItems, typeof Deleted>('delete', { access: 'office:content', invalidates: ['media'] }),
})
