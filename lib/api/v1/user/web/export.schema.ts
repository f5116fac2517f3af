import { z } from 'zod'
import { Empty, text } from '@/lib/api/entities/common.schema'

export const OpenExport = z.strictObject({ token: text(64) })

/** `content` is the zip archive in base64. */
export const ExportFile = z.object({ name: z.string(), content: z.string() })

export const exportSchemas = {
  request: { input: Empty, data: Empty },
  checkLink: { input: OpenExport, data: Empty },
  open: { input: OpenExport, data: ExportFile },
}
