import type { SiteInfo } from '../context'
import { newsletterConfirm } from './templates/newsletter-confirm'
import { orderConfirmation } from './templates/order-confirmation'
import { verifyEmail } from './templates/verify-email'

export type Rendered = { subject: string; html: string; text: string }

/** Every mail we send: a function from its data to subject, HTML and text. */
const templates = { newsletterConfirm, orderConfirmation, verifyEmail }

export type MailTemplate = keyof typeof templates
export type MailData<T extends MailTemplate> = Parameters<(typeof templates)[T]>[0]

/** Renders a mail from what the outbox keeps; the template parses the kept data itself, for it may be older than the code. */
export function renderMail(template: string, data: unknown, site: SiteInfo): Rendered {
  const render = new Map<string, (data: never, site: SiteInfo) => Rendered>(Object.entries(templates)).get(template)
  if (!render) throw new Error(`There is no mail template ${template}.`)
  return render(data as never, site)
}
