import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { findByDriveId } from '../bucket/add-from-bucket'
import { registerUpload } from '../bucket/register-upload'

export async function create(ctx: Ctx, { driveId }: ParsedOf<typeof mediaApi.create>) {
  return (await findByDriveId(ctx, driveId)) ?? registerUpload(ctx, { driveId, texts: {} })
}
