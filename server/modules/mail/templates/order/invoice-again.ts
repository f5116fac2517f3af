import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const InvoiceAgain = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  /** The order's number. */
  order: z.string(),
  /** The attached document. */
  invoiceId: z.number(),
})

/** The mail by which an employee sends the buyer another copy of an invoice or credit note. */
export const invoiceAgain = mailTemplate(InvoiceAgain, ({ kind, number, order }, site) => {
  const { mails } = textsOf(site.locale)
  const title = fillText(mails.invoiceAgain.subject, { document: mails.orderUpdates[kind], number })
  return renderLinkMail(site, { subject: title, title, before: [fillText(mails.invoiceAgain.text, { number: order })] })
})
