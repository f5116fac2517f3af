import { z } from 'zod'
import { fillText, texts } from '@/server/core/texts'
import { renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

export const verifyEmail = mailTemplate(z.object({ token: z.string(), firstName: z.string() }), ({ token, firstName }, site) => {
  const { subject, confirm, button, plainLink, expiry, title: welcome } = texts.mails.verifyEmail
  const title = fillText(welcome, { firstName: unlinked(firstName) })
  const href = `${site.url}/prijava?verificationToken=${encodeURIComponent(token)}`
  return {
    ...renderLinkMail(site, { subject, title, before: [confirm], link: { label: button, href }, after: [expiry] }),
    text: plainText(site, [title, fillText(plainLink, { link: href }), expiry]),
  }
})
