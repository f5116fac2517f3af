import { z } from 'zod'
import { Empty, text } from '@/lib/api/entities/common.schema'

/** Device as the User-Agent names it; empty where unknown. */
export const Device = z.object({
  kind: z.enum(['computer', 'phone', 'tablet', 'program']),
  browser: z.string(),
  system: z.string(),
})
export type Device = z.infer<typeof Device>

export const Session = z.object({
  id: z.string(),
  device: Device,
  signedInAt: z.string(),
  /** Rounded to the access token's 15 minutes. */
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const SessionList = z.object({ records: z.array(Session) })
export const RevokeSession = z.strictObject({ id: text(64) })

export const sessionSchemas = {
  filter: { input: Empty, data: SessionList },
  revoke: { input: RevokeSession, data: Empty },
  revokeOthers: { input: Empty, data: Empty },
}
