import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

const RequestData = z.object({ kind: z.enum(['access', 'erasure', 'rectification']) })

export const privacyConfirm = mailTemplate(RequestData.extend({ token: z.string() }), ({ kind, token }, site) => {
  const { mails } = textsOf(site.locale)
  const { kinds } = mails.privacy
  const { subject, title, asked, button, ignore } = mails.privacyConfirm
  const href = `${pageUrl(site, '/confirm-email')}?privacy=${encodeURIComponent(token)}`
  const before = [fillText(asked, { request: kinds[kind] })]
  return renderLinkMail(site, { subject, title, before, link: { label: button, href }, after: [ignore] })
})

const ReceivedData = RequestData.extend({ dueOn: z.string(), note: z.string().default('') })

/** Quotes the note of a confirmed request: whoever typed the address wrote it (docs/rules/privacy.md#privacy-own-request). */
export const privacyReceived = mailTemplate(ReceivedData, ({ kind, dueOn, note }, site) => {
  const { mails } = textsOf(site.locale)
  const { kinds } = mails.privacy
  const { subject, title, received, noted, extension } = mails.privacyReceived
  const quoted = note ? [noted, unlinked(note)] : []
  const before = [fillText(received, { request: kinds[kind], date: formatDate(dueOn, site.locale) }), ...quoted, extension]
  return renderLinkMail(site, { subject, title, before })
})

/** docs/rules/mail.md#secret-in-fragment */
export const privacyArchive = mailTemplate(z.object({ token: z.string(), until: z.string() }), ({ token, until }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, ready, button, expiry } = mails.privacyArchive
  const href = `${pageUrl(site, '/privacy-request/data')}#${encodeURIComponent(token)}`
  const after = [fillText(expiry, { date: formatDate(until, site.locale) })]
  return renderLinkMail(site, { subject, title, before: [ready], link: { label: button, href }, after })
})

export const privacyErased = mailTemplate(z.object({}), (_, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, erased, kept } = mails.privacyErased
  return renderLinkMail(site, { subject, title, before: [erased, kept] })
})

export const privacyCorrected = mailTemplate(z.object({ answer: z.string() }), ({ answer }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, corrected } = mails.privacyCorrected
  return renderLinkMail(site, { subject, title, before: [corrected, answer] })
})

export const privacyExtended = mailTemplate(
  RequestData.extend({ dueOn: z.string(), reason: z.string() }),
  ({ kind, dueOn, reason }, site) => {
    const { mails } = textsOf(site.locale)
    const { kinds, complaint } = mails.privacy
    const { subject, title, extended } = mails.privacyExtended
    const before = [fillText(extended, { request: kinds[kind], date: formatDate(dueOn, site.locale) }), reason, complaint]
    return renderLinkMail(site, { subject, title, before })
  },
)

export const privacyRefused = mailTemplate(RequestData.extend({ reason: z.string() }), ({ kind, reason }, site) => {
  const { mails } = textsOf(site.locale)
  const { kinds, complaint } = mails.privacy
  const { subject, title, refused } = mails.privacyRefused
  const before = [fillText(refused, { request: kinds[kind] }), reason, complaint]
  return renderLinkMail(site, { subject, title, before })
})
