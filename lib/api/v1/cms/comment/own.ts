import { defineModule, get } from '@/lib/api/endpoint'
import type { FilterOwnComments, OwnCommentPage } from './own.schema'

/** *Ours*: all that somebody has written, in any state, the latest first. It is changed by comment/update. */
export const ownCommentApi = defineModule('/api/v1/cms/comment/own', {
  filter: get<typeof FilterOwnComments, typeof OwnCommentPage>('filter', { access: 'user' }),
})
