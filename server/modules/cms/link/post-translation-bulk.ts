import type { ParsedOf } from '@/lib/api/endpoint'
import type { linkApi } from '@/lib/api/v1/cms/link'
import type { Ctx } from '@/server/core/context'
import { saveSections } from './save-sections'

export async function postTranslationBulk(ctx: Ctx, input: ParsedOf<typeof linkApi.postTranslationBulk>) {
  return saveSections(ctx, input, () => input.sections)
}
