import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import type { socialGettersApi } from './social-getters'

const Hashtag = z
  .string()
  .max(60)
  .regex(/^#?[\p{L}\p{N}_]+$/u)

export const GetIgByHashtags = z.strictObject({ hashtags: z.array(Hashtag).min(1).max(10) })

export const SocialPosts = z.array(z.object({ id: z.string(), src: z.string(), alt: z.string(), url: z.string() }))
export type SocialPosts = z.infer<typeof SocialPosts>

export const socialGettersSchemas = {
  getIgByHashtags: { input: GetIgByHashtags, data: SocialPosts },
} satisfies SchemasOf<typeof socialGettersApi>
