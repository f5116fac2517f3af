import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Email, Empty, text } from '@/lib/api/entities/common.schema'
import type { contactApi } from './contact'

/** SPEC 7. `captcha` is the token of the captcha that the site's forms ask for; without one it is taken and not read. `website` as in StoreFormData. */
export const ContactAdmin = z.strictObject({
  name: text(150).trim().min(1, 'required'),
  email: Email,
  message: text(5000).trim().min(1, 'required'),
  captcha: text(4000).optional(),
  website: text(200).optional(),
})

export const contactSchemas = {
  contactAdmin: { input: ContactAdmin, data: Empty },
} satisfies SchemasOf<typeof contactApi>
