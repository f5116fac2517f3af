import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { staffMailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Requested = z.object({ token: z.string(), firstName: z.string(), requestedBy: z.string(), note: z.string(), until: z.string() })

/** Asks those who may publish for approval. The token stands behind `#`, so it reaches no log. */
export const approvalRequested = staffMailTemplate(Requested, ({ token, firstName, requestedBy, note, until }, site) => {
  const { subject, requested, button, expiry } = texts.mails.approvalRequested
  const href = `${site.url}/?editPage=true#approval=${encodeURIComponent(token)}`
  return renderLinkMail(site, {
    subject,
    title: greeting(site, firstName),
    before: [fillText(requested, { name: requestedBy }), ...(note === '' ? [] : [note])],
    link: { label: button, href },
    after: [fillText(expiry, { date: formatDate(until, site.locale) })],
  })
})
