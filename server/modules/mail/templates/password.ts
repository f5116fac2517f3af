import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, texts, textsOf } from '@/server/core/texts'
import { greeting, renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate, staffMailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

/** docs/rules/mail.md#secret-in-fragment */
export const setPassword = mailTemplate(z.object({ token: z.string(), firstName: z.string() }), ({ token, firstName }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, requested, button, plainLink, expiry } = mails.setPassword
  const title = greeting(site, firstName)
  const href = `${pageUrl(site, '/set-password')}#${encodeURIComponent(token)}`
  return {
    ...renderLinkMail(site, { subject, title, before: [requested], link: { label: button, href }, after: [expiry] }),
    text: plainText(site, [title, requested, fillText(plainLink, { link: href }), expiry]),
  }
})

export const passwordChanged = mailTemplate(z.object({ firstName: z.string(), at: z.string() }), ({ firstName, at }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, changed, ignore, plainNotMe } = mails.passwordChanged
  const title = greeting(site, firstName)
  const what = fillText(changed, { moment: formatDateTime(at, site.locale) })
  const href = pageUrl(site, '/forgot-password')
  return {
    ...renderLinkMail(site, { subject, title, before: [what, ignore], link: { label: mails.notMe, href } }),
    text: plainText(site, [title, what, fillText(plainNotMe, { link: href })]),
  }
})

const factorEvent = z.enum([
  'added',
  'removed',
  'reset',
  'codesReplaced',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
])

/** docs/rules/accounts.md#factor-mails */
export const factorChanged = staffMailTemplate(
  z.object({ firstName: z.string(), event: factorEvent, at: z.string() }),
  ({ firstName, event, at }, site) => {
    const { mails } = texts
    const { subject, events, ignore, plainNotMe } = mails.factorChanged
    const title = greeting(site, firstName)
    const what = fillText(events[event], { moment: formatDateTime(at, site.locale) })
    const href = pageUrl(site, '/forgot-password')
    return {
      ...renderLinkMail(site, { subject, title, before: [what, ignore], link: { label: mails.notMe, href } }),
      text: plainText(site, [title, what, fillText(plainNotMe, { link: href })]),
    }
  },
)
