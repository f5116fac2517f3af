import { z } from 'zod'
import { formatPrice } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'
import { fromCents } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ number: z.string(), cents: z.number(), url: z.string(), payBy: z.string() })

/** The page where an order that staff placed is paid (docs/rules/orders.md#payment-link). */
export const paymentLink = mailTemplate(Data, ({ number, cents, url, payBy }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, asked, until, button, plainLink } = mails.paymentLink
  const what = fillText(asked, { number, amount: formatPrice(fromCents(cents), site.locale) })
  const reserved = fillText(until, { at: formatDateTime(payBy, site.locale) })
  return {
    ...renderLinkMail(site, {
      subject: fillText(subject, { number }),
      title,
      before: [what, reserved],
      link: { label: button, href: url },
      after: [],
    }),
    text: plainText(site, [title, what, reserved, fillText(plainLink, { link: url })]),
  }
})
