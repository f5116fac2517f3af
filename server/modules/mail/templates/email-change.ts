import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const { mails } = texts
const Named = z.object({ firstName: z.string() })
const Dated = Named.extend({ at: z.string() })

/** To the new address. It names nobody, since the address may be mistyped. */
export const confirmNewEmail = mailTemplate(Named.extend({ token: z.string() }), ({ token }, site) => {
  const { subject, title, requested, button, ignore } = mails.confirmNewEmail
  const href = `${site.url}${routePath('/profile/details')}#${encodeURIComponent(token)}`
  return renderLinkMail(site, { subject, title, before: [requested], link: { label: button, href }, after: [ignore] })
})

/** To the owner of an address that another account requested. */
export const emailTaken = mailTemplate(Named, ({ firstName }, site) => {
  const { subject, requested, signIn, button } = mails.emailTaken
  const link = { label: button, href: `${site.url}${routePath('/login')}` }
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [requested, signIn], link })
})

/** To the old address, at once. */
export const emailChangeAsked = mailTemplate(Dated, ({ firstName, at }, site) => {
  const { subject, requested, ignore } = mails.emailChangeRequested
  const before = [fillText(requested, { moment: formatDateTime(at) }), ignore]
  const link = { label: mails.notMe, href: `${site.url}${routePath('/forgot-password')}` }
  return renderLinkMail(site, { subject, title: greeting(firstName), before, link })
})

/** To the old address. */
export const emailChanged = mailTemplate(Dated, ({ firstName, at }, site) => {
  const { subject, changed, notMe } = mails.emailChanged
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [fillText(changed, { moment: formatDateTime(at) }), notMe] })
})
