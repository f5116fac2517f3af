import type { ParsedOf } from '@/lib/api/endpoint'
import type { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Ctx } from '@/server/core/context'
import { editableDocument } from '../draft/documents'
import { findPlaces } from './find-places'

export async function usage(ctx: Ctx, { id }: ParsedOf<typeof sharedSectionApi.usage>) {
  await editableDocument(`master:${id}`).read(ctx, ctx.db)
  return { places: await findPlaces(ctx, ctx.db, id) }
}
