import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { formatDate } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ token: z.string(), firstName: z.string(), until: z.string() })

export const dataExport = mailTemplate(Data, ({ token, firstName, until }, site) => {
  const { subject, ready, button, expiry } = texts.mails.dataExport
  const href = `${site.url}${routePath('/profile/export')}#${encodeURIComponent(token)}`
  const after = [fillText(expiry, { date: formatDate(until) })]
  return renderLinkMail(site, { subject, title: greeting(firstName), before: [ready], link: { label: button, href }, after })
})
