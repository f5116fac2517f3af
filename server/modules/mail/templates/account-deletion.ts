import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Named = z.object({ firstName: z.string() })

/** Confirms a deletion by a mailed link, for accounts without a password (docs/rules/mail.md#secret-in-fragment). */
export const confirmDeletion = mailTemplate(Named.extend({ token: z.string() }), ({ token, firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, requested, button, ignore } = mails.confirmDeletion
  const href = `${pageUrl(site, '/profile/deletion')}#${encodeURIComponent(token)}`
  return renderLinkMail(site, {
    subject,
    title: greeting(site, firstName),
    before: [requested],
    link: { label: button, href },
    after: [ignore],
  })
})

export const deletionScheduled = mailTemplate(Named.extend({ at: z.string() }), ({ at, firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, scheduled, cancel, button } = mails.deletionScheduled
  const before = [fillText(scheduled, { date: formatDate(at, site.locale) }), cancel]
  return renderLinkMail(site, {
    subject,
    title: greeting(site, firstName),
    before,
    link: { label: button, href: pageUrl(site, '/login') },
  })
})

export const deletionTakenBack = mailTemplate(Named, ({ firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, kept } = mails.deletionCancelled
  return renderLinkMail(site, { subject, title: greeting(site, firstName), before: [kept] })
})

export const accountDeleted = mailTemplate(Named, ({ firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, deleted, kept } = mails.accountDeleted
  return renderLinkMail(site, { subject, title: greeting(site, firstName), before: [deleted, kept] })
})
