import { z } from 'zod'
import type { InputOf } from '@/lib/api/endpoint'
import type { webUserApi } from '@/lib/api/v1/user/web'

/** A different address than `email` needs the password, if there is one (docs/rules/forms.md#profile-changes). */
export function detailsSchema({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return z
    .object({
      firstName: z.string().trim().min(1).max(75),
      lastName: z.string().trim().min(1).max(75),
      email: z.string().trim().pipe(z.email().max(254)),
      /** Empty removes the card; the server validates the number. */
      memberCardBarcode: z.string().trim().max(60),
      oldPassword: z.string().max(256),
    })
    .refine((details) => !hasPassword || details.oldPassword !== '' || !isDifferentEmail(details.email, email), {
      path: ['oldPassword'],
      message: 'required',
    })
}

/** Stored addresses are lowercase. */
export function isDifferentEmail(input: string, email: string): boolean {
  return input.trim().toLowerCase() !== email
}

type Details = z.output<ReturnType<typeof detailsSchema>>

/** Sends only edited fields: the others may be older than the server's values. */
export function toChangedFields(
  { firstName, lastName, email, memberCardBarcode, oldPassword }: Details,
  dirtyFields: Partial<Record<keyof Details, boolean>>,
): InputOf<typeof webUserApi.update> {
  const details = { ...(dirtyFields.firstName ? { firstName } : {}), ...(dirtyFields.lastName ? { lastName } : {}) }
  return {
    ...(dirtyFields.firstName || dirtyFields.lastName ? { details } : {}),
    ...(dirtyFields.email ? { email } : {}),
    ...(dirtyFields.email && oldPassword !== '' ? { oldPassword } : {}),
    ...(dirtyFields.memberCardBarcode ? { memberCardBarcode } : {}),
  }
}
