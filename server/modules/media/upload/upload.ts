import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { UploadData } from '@/lib/api/v2/media.schema'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { parseFields } from '@/server/core/input/field-errors'
import { addUpload } from './add-upload'
import { withUploadedFile } from './received-file'

export async function upload(ctx: Ctx) {
  const uploadKey = idempotencyKey(ctx)
  return withUploadedFile(ctx, async ({ received, customData }) => {
    const { sourceHash, ...texts } = parseUploadData(customData)
    if (sourceHash !== undefined && sourceHash !== received.sha256) throw new AppError('FILE_DAMAGED')
    return addUpload(ctx, { received, texts, uploadKey, driveId: ctx.newId() })
  })
}

/** @throws BAD_REQUEST, VALIDATION */
export function parseUploadData(customData: string): z.output<typeof UploadData> {
  return parseFields(UploadData, parseJson(customData || '{}'), ['customData'])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('BAD_REQUEST', { fieldErrors: { customData: ['Ovo nije ispravan JSON.'] } }, error)
  }
}
