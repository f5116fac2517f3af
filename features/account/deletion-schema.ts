import { z } from 'zod'

/** By the password; an account that was opened through a sign-in service has none and is mailed a link. */
export function deletionSchema(hasPassword: boolean) {
  return z.object({ password: hasPassword ? z.string().min(1).max(256) : z.string() })
}
