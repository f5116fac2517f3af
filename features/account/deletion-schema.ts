import { z } from 'zod'

/** An account that was opened through a sign-in service has no password: its owner leaves the field empty and is mailed a link. */
export const deletionSchema = z.object({ password: z.string().max(256) })
