import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ token: z.string(), firstName: z.string(), until: z.string() })

export const dataExport = mailTemplate(Data, ({ token, firstName, until }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, ready, button, expiry } = mails.dataExport
  const href = `${pageUrl(site, '/profile/export')}#${encodeURIComponent(token)}`
  const after = [fillText(expiry, { date: formatDate(until, site.locale) })]
  return renderLinkMail(site, { subject, title: greeting(site, firstName), before: [ready], link: { label: button, href }, after })
})
