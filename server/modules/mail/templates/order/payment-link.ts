import { z } from 'zod'
import { formatCents } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import type { MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { orderAddress, orderButton } from './order-parts'

const Data = z.object({ number: z.string(), cents: z.number(), url: z.string(), payBy: z.string() })

/** The page where an order that staff placed is paid (docs/rules/orders.md#payment-link). */
export const paymentLink = mailTemplate(Data, ({ number, cents, url, payBy }, site) => {
  const { subject, title, asked, until } = textsOf(site.locale).mails.paymentLink
  return payingMail(site, {
    subject: fillText(subject, { number }),
    title,
    words: [
      fillText(asked, { number, amount: formatCents(cents, site.locale) }),
      fillText(until, { at: formatDateTime(payBy, site.locale) }),
    ],
    url,
  })
})

/** `isDifference`: of an edit is still to be paid, not the order. `payBy`: null without a deadline of ours. */
const Dismissed = z.object({
  number: z.string(),
  cents: z.number(),
  url: z.string(),
  payBy: z.string().nullable(),
  isDifference: z.boolean(),
})

/** A payment that a person checked and dismissed (docs/rules/payments.md#suspect-payment). */
export const paymentDismissed = mailTemplate(Dismissed, ({ number, cents, url, payBy, isDifference }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, checked, order } = mails.paymentDismissed
  const amount = formatCents(cents, site.locale)
  const at = payBy === null ? '' : formatDateTime(payBy, site.locale)
  const ofOrder = [fillText(order, { amount }), ...(payBy === null ? [] : [fillText(mails.paymentLink.until, { at })])]
  const due = isDifference ? [fillText(mails.orderEdited.surchargeOnline, { amount, at })] : ofOrder
  return payingMail(site, { subject: fillText(subject, { number }), title, words: [fillText(checked, { number }), ...due], url })
})

function payingMail(site: MailSite, { subject, title, words, url }: { subject: string; title: string; words: string[]; url: string }) {
  const { button } = textsOf(site.locale).mails.paymentLink
  return {
    subject,
    html: mailPage(site, title, [...words.map(paragraph), ...orderButton(url, site.locale, button)]),
    text: plainText(site, [title, ...words, ...orderAddress(url, site.locale, button)]),
  }
}
