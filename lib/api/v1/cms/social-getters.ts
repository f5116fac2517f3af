import { defineModule, post } from '@/lib/api/endpoint'
import type { GetIgByHashtags, SocialPosts } from './social-getters.schema'

export const socialGettersApi = defineModule('/api/v1/cms/socialGetters', {
  /** Pictures from Instagram; empty without a configured connection. */
  getIgByHashtags: post<typeof GetIgByHashtags, typeof SocialPosts>('getIgByHashtags', { access: 'any', limit: 'search' }),
})
