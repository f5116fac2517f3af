import type { ParsedOf } from '@/lib/api/endpoint'
import type { socialGettersApi } from '@/lib/api/v1/cms/social-getters'
import { instagram } from '@/server/adapters/instagram/instagram'
import type { Ctx } from '@/server/core/context'

export async function getIgByHashtags(_: Ctx, { hashtags }: ParsedOf<typeof socialGettersApi.getIgByHashtags>) {
  return instagram.findByHashtags(hashtags.map((one) => one.replace(/^#/, '')))
}
