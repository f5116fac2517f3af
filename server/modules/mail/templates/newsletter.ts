import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl, type MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ leave: z.string() })

export const newsletterConfirm = mailTemplate(z.object({ token: z.string() }), ({ token }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, confirm, button, plainLink, expiry } = mails.newsletterConfirm
  const href = `${pageUrl(site, '/confirm-email')}?newsletter=${encodeURIComponent(token)}`
  return {
    ...renderLinkMail(site, { subject, title, before: [confirm], link: { label: button, href }, after: [expiry] }),
    text: plainText(site, [title, fillText(plainLink, { link: href }), expiry]),
  }
})

/** Sent after the confirmation, with the unsubscribe link. */
export const newsletterWelcome = mailTemplate(Data, ({ leave }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, welcome, leave: how, plainWelcome } = mails.newsletterWelcome
  return newsletterLetter(site, leave, { subject, title, before: [welcome, how], plain: plainWelcome })
})

/** Tells a subscriber that the address was submitted again. */
export const newsletterAlready = mailTemplate(Data, ({ leave }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, already, leave: how, plainAlready } = mails.newsletterAlready
  return newsletterLetter(site, leave, { subject, title: subject, before: [already, how], plain: plainAlready })
})

function newsletterLetter(
  site: MailSite,
  token: string,
  { plain, ...content }: { subject: string; title: string; before: string[]; plain: string },
) {
  const { mails } = textsOf(site.locale)
  const href = `${pageUrl(site, '/unsubscribe')}?letter=${encodeURIComponent(token)}`
  return {
    ...renderLinkMail(site, { ...content, link: { label: mails.newsletter.unsubscribe, href } }),
    text: plainText(site, [content.title, plain, fillText(mails.newsletter.plainUnsubscribe, { link: href })]),
    headers: listHeaders(site, token),
  }
}

/** docs/rules/mail.md#list-unsubscribe */
function listHeaders(site: MailSite, token: string) {
  return {
    'List-Unsubscribe': `<${site.url}/api/v1/marketing/newsletter/oneClick/${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
