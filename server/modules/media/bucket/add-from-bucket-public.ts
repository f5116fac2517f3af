import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaFileApi } from '@/lib/api/v1/media/file'
import type { Ctx } from '@/server/core/context'
import { addAll } from './add-from-bucket'

export async function addFromBucketPublic(ctx: Ctx, input: ParsedOf<typeof mediaFileApi.addFromBucketPublic>) {
  return addAll(ctx, input, { picturesOnly: true })
}
