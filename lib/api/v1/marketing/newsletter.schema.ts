import { z } from 'zod'
import { Email, Empty, Id, text } from '@/lib/api/entities/common.schema'

/** `consents` are ids of given wordings; if sent, all required ones must be among them. */
export const Subscribe = z.strictObject({ email: Email, consents: z.array(Id).max(20).optional() })
export const ConfirmSubscription = z.strictObject({ token: text(64) })
/** The signed token of a newsletter mail's links. */
export const NewsletterToken = z.strictObject({ token: text(200) })
export const Subscriber = z.object({ email: z.string() })
/** Whom a link of a mail is about, and whether that address is on the list. */
export const LinkedSubscriber = Subscriber.extend({ isSubscribed: z.boolean() })
/** `wasConfirmed`: by an earlier visit of the link. */
export const Confirmed = z.object({ confirmedEmail: z.string(), wasConfirmed: z.boolean() })

export const newsletterSchemas = {
  subscribe: { input: Subscribe, data: Empty },
  unsubscribe: { input: NewsletterToken, data: Subscriber },
  resubscribe: { input: NewsletterToken, data: Subscriber },
  oneClick: { input: NewsletterToken, data: Subscriber },
  confirm: { input: ConfirmSubscription, data: Confirmed },
  linked: { input: ConfirmSubscription, data: LinkedSubscriber },
  linkedLetter: { input: NewsletterToken, data: LinkedSubscriber },
}
