import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { linkApi } from '@/lib/api/v1/cms/link'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { saveSections } from './save-sections'

export async function postTranslationBulkExisting(ctx: Ctx, input: ParsedOf<typeof linkApi.postTranslationBulkExisting>) {
  return saveSections(ctx, input, (own) => {
    const gone = Object.keys(input.sections).filter((id) => !Object.hasOwn(own, id))
    if (gone.length > 0)
      throw new AppError('VALIDATION', {
        fieldErrors: Object.fromEntries(gone.map((id) => [`sections.${id}`, [texts.editing.sectionGone]])),
      })
    return { ...own, ...input.sections }
  })
}
