import type { SocialPosts } from '@/lib/api/v1/cms/social-getters.schema'

/** The port to Instagram. Hashtags come without '#'. */
type Instagram = { findByHashtags(hashtags: readonly string[]): Promise<SocialPosts> }

/** No connection is configured: there are no pictures, and no request leaves the server. */
export const instagram: Instagram = { findByHashtags: async () => [] }
