import { z } from 'zod'
import type { InputOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'

/** SPEC 5, the profile. Another address than `email` takes the password, where there is one. */
export function detailsSchema({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return z
    .object({
      firstName: z.string().trim().min(1).max(75),
      lastName: z.string().trim().min(1).max(75),
      email: z.string().trim().pipe(z.email().max(254)),
      /** Empty: none, or no longer. Whether it is one, the server knows. */
      memberCardBarcode: z.string().trim().max(60),
      oldPassword: z.string().max(256),
    })
    .refine((details) => !hasPassword || details.oldPassword !== '' || !isDifferentEmail(details.email, email), {
      path: ['oldPassword'],
      message: 'required',
    })
}

/** Addresses are kept small. */
export function isDifferentEmail(dirty: string, email: string): boolean {
  return dirty.trim().toLowerCase() !== email
}

type Details = z.output<ReturnType<typeof detailsSchema>>

/** Only what was typed is sent: what merely stands in the form may be older than what the server has by now. */
export function toChangedFields(
  { firstName, lastName, email, memberCardBarcode, oldPassword }: Details,
  typed: Partial<Record<keyof Details, boolean>>,
): InputOf<typeof webUserApi.update> {
  const details = { ...(typed.firstName ? { firstName } : {}), ...(typed.lastName ? { lastName } : {}) }
  return {
    ...(typed.firstName || typed.lastName ? { details } : {}),
    ...(typed.email ? { email } : {}),
    ...(typed.email && oldPassword !== '' ? { oldPassword } : {}),
    ...(typed.memberCardBarcode ? { memberCardBarcode } : {}),
  }
}
