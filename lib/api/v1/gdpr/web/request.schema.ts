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

/** What the link of a mail is about. `state`: whether it is confirmed, or answered since. */
export const LinkedRequest = ConfirmedRequest.extend({ state: z.enum(['unconfirmed', 'open', 'closed']) })

/** `content` is the zip archive in base64. */
export const RequestArchive = z.object({ name: z.string(), content: z.string() })

export const webRequestSchemas = {
  create: { input: CreateOwnRequest, data: Empty },
  linked: { input: RequestToken, data: LinkedRequest },
  confirm: { input: RequestToken, data: ConfirmedRequest },
  checkArchive: { input: RequestToken, data: Empty },
  download: { input: RequestToken, data: RequestArchive },
}
