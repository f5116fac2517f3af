import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'

const Left = z.object({ token: z.string(), email: z.string() })

/** The link by which this tab has unsubscribed: a reloaded page does not offer that again (docs/rules/forms.md#mailed-link-result). */
export const leftNewsletter = defineStored({
  key: 'newsletterLeft',
  parse: (value) => Left.safeParse(value).data ?? null,
  area: 'session',
  forgetOnSignOut: true,
})
