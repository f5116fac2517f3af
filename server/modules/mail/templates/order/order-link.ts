import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

/** `isCompany`: nothing is said of a withdrawal (docs/rules/after-sale.md#withdrawal-companies). */
const Data = z.object({ number: z.string(), url: z.string(), isCompany: z.boolean().default(false) })

/** Order link for a buyer who gave number and e-mail (docs/rules/after-sale.md#order-link-mail). */
export const orderLink = mailTemplate(Data, ({ number, url, isCompany }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, requested, requestedByCompany, button, plainLink, expiry } = mails.orderLink
  const what = fillText(isCompany ? requestedByCompany : requested, { number })
  return {
    ...renderLinkMail(site, {
      subject: fillText(subject, { number }),
      title,
      before: [what],
      link: { label: button, href: url },
      after: [expiry],
    }),
    text: plainText(site, [title, what, fillText(plainLink, { link: url }), expiry]),
  }
})
