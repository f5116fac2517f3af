import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { formatDate } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const { mails } = texts
const Named = z.object({ firstName: z.string() })

/** For accounts without a password (docs/rules/mail.md#secret-in-fragment). */
export const confirmDeletion = mailTemplate(Named.extend({ token: z.string() }), ({ token, firstName }, site) => {
  const { subject, requested, button, ignore } = mails.confirmDeletion
  const href = `${site.url}${routePath('/profile/deletion')}#${encodeURIComponent(token)}`
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [requested], link: { label: button, href }, after: [ignore] })
})

export const deletionScheduled = mailTemplate(Named.extend({ at: z.string() }), ({ at, firstName }, site) => {
  const { subject, scheduled, cancel, button } = mails.deletionScheduled
  const before = [fillText(scheduled, { date: formatDate(at) }), cancel]
  return renderLinkMail(site, {
    subject,
    title: greeting(firstName),
    before,
    link: { label: button, href: `${site.url}${routePath('/login')}` },
  })
})

export const deletionTakenBack = mailTemplate(Named, ({ firstName }, site) => {
  const { subject, kept } = mails.deletionCancelled
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [kept] })
})

export const accountDeleted = mailTemplate(Named, ({ firstName }, site) => {
  const { subject, deleted, kept } = mails.accountDeleted
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [deleted, kept] })
})
