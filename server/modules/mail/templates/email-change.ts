import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Named = z.object({ firstName: z.string() })
const Dated = Named.extend({ at: z.string() })

/** Asks the new address for confirmation. The mail names nobody, since the address may be mistyped. */
export const confirmNewEmail = mailTemplate(Named.extend({ token: z.string() }), ({ token }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, requested, button, ignore } = mails.confirmNewEmail
  const href = `${pageUrl(site, '/profile/details')}#${encodeURIComponent(token)}`
  return renderLinkMail(site, { subject, title, before: [requested], link: { label: button, href }, after: [ignore] })
})

/** Tells the owner of an address that another account has requested it. */
export const emailTaken = mailTemplate(Named, ({ firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, requested, signIn, button } = mails.emailTaken
  const link = { label: button, href: pageUrl(site, '/login') }
  return renderLinkMail(site, { subject, title: greeting(site, firstName), before: [requested, signIn], link })
})

/** Tells the old address at once that a change was requested. */
export const emailChangeAsked = mailTemplate(Dated, ({ firstName, at }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, requested, ignore } = mails.emailChangeRequested
  const before = [fillText(requested, { moment: formatDateTime(at, site.locale) }), ignore]
  const link = { label: mails.notMe, href: pageUrl(site, '/forgot-password') }
  return renderLinkMail(site, { subject, title: greeting(site, firstName), before, link })
})

/** Tells the old address that the change is done. */
export const emailChanged = mailTemplate(Dated, ({ firstName, at }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, changed, notMe } = mails.emailChanged
  return renderLinkMail(site, {
    subject,
    title: greeting(site, firstName),
    before: [fillText(changed, { moment: formatDateTime(at, site.locale) }), notMe],
  })
})
