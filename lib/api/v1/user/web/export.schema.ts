import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, text } from '@/lib/api/entities/common.schema'
import type { exportApi } from './export'

export const OpenExport = z.strictObject({ token: text(64) })

/** `content` is the archive (zip) in base64. */
export const ExportFile = z.object({ name: z.string(), content: z.string() })

export const exportSchemas = {
  request: { input: Empty, data: Empty },
  open: { input: OpenExport, data: ExportFile },
} satisfies SchemasOf<typeof exportApi>
