import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { formatDate } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const { mails } = texts
const { kinds, complaint } = mails.privacy
const OfKind = z.object({ kind: z.enum(['access', 'erasure', 'rectification']) })

export const privacyConfirm = mailTemplate(OfKind.extend({ token: z.string() }), ({ kind, token }, site) => {
  const { subject, title, asked, button, ignore } = mails.privacyConfirm
  const href = `${site.url}${routePath('/confirm-email')}?privacy=${encodeURIComponent(token)}`
  const before = [fillText(asked, { request: kinds[kind] })]
  return renderLinkMail(site, { subject, title, before, link: { label: button, href }, after: [ignore] })
})

export const privacyReceived = mailTemplate(OfKind.extend({ dueOn: z.string() }), ({ kind, dueOn }, site) => {
  const { subject, title, received, extension } = mails.privacyReceived
  const before = [fillText(received, { request: kinds[kind], date: formatDate(dueOn) }), extension]
  return renderLinkMail(site, { subject, title, before })
})

/** docs/rules/mail.md#secret-in-fragment */
export const privacyArchive = mailTemplate(z.object({ token: z.string(), until: z.string() }), ({ token, until }, site) => {
  const { subject, title, ready, button, expiry } = mails.privacyArchive
  const href = `${site.url}${routePath('/privacy-request/data')}#${encodeURIComponent(token)}`
  const after = [fillText(expiry, { date: formatDate(until) })]
  return renderLinkMail(site, { subject, title, before: [ready], link: { label: button, href }, after })
})

export const privacyErased = mailTemplate(z.object({}), (_, site) => {
  const { subject, title, erased, kept } = mails.privacyErased
  return renderLinkMail(site, { subject, title, before: [erased, kept] })
})

export const privacyCorrected = mailTemplate(z.object({ answer: z.string() }), ({ answer }, site) => {
  const { subject, title, corrected } = mails.privacyCorrected
  return renderLinkMail(site, { subject, title, before: [corrected, answer] })
})

export const privacyExtended = mailTemplate(OfKind.extend({ dueOn: z.string(), reason: z.string() }), ({ kind, dueOn, reason }, site) => {
  const { subject, title, extended } = mails.privacyExtended
  const before = [fillText(extended, { request: kinds[kind], date: formatDate(dueOn) }), reason, complaint]
  return renderLinkMail(site, { subject, title, before })
})

export const privacyRefused = mailTemplate(OfKind.extend({ reason: z.string() }), ({ kind, reason }, site) => {
  const { subject, title, refused } = mails.privacyRefused
  const before = [fillText(refused, { request: kinds[kind] }), reason, complaint]
  return renderLinkMail(site, { subject, title, before })
})
