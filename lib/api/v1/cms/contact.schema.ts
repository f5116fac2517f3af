import { z } from 'zod'
import { Email, Empty, oneLine, text } from '@/lib/api/entities/common.schema'

/** `captcha` is the captcha's token, ignored without one; `website` as in StoreFormData. */
export const ContactAdmin = z.strictObject({
  name: oneLine(150).min(1, 'required'),
  email: Email,
  message: text(5000).trim().min(1, 'required'),
  captcha: text(4000).optional(),
  website: text(200).optional(),
})

export const contactSchemas = {
  contactAdmin: { input: ContactAdmin, data: Empty },
}
