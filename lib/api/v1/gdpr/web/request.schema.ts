import { z } from 'zod'
import { Email, Empty, text } from '@/lib/api/entities/common.schema'

/** `note`: what is to be corrected, or anything else the shop should know. */
export const CreateOwnRequest = z.strictObject({
  kind: z.enum(['access', 'erasure', 'rectification']),
  email: Email,
  note: text(2000).trim().default(''),
})
export const RequestToken = z.strictObject({ token: text(64) })
export const ConfirmedRequest = z.object({ kind: z.enum(['access', 'erasure', 'rectification']), dueOn: z.iso.date() })

/** `content` is the zip archive in base64. */
export const RequestArchive = z.object({ name: z.string(), content: z.string() })

export const webRequestSchemas = {
  create: { input: CreateOwnRequest, data: Empty },
  confirm: { input: RequestToken, data: ConfirmedRequest },
  download: { input: RequestToken, data: RequestArchive },
}
