import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { greetedName, plainText, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

export const verifyEmail = mailTemplate(z.object({ token: z.string(), firstName: z.string() }), ({ token, firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, confirm, button, plainLink, expiry, title: welcome, titleName } = mails.verifyEmail
  const name = greetedName(firstName)
  const title = name ? fillText(titleName, { firstName: name }) : welcome
  const href = `${pageUrl(site, '/login')}?verificationToken=${encodeURIComponent(token)}`
  return {
    ...renderLinkMail(site, { subject, title, before: [confirm], link: { label: button, href }, after: [expiry] }),
    text: plainText(site, [title, fillText(plainLink, { link: href }), expiry]),
  }
})
