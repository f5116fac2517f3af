import { z } from 'zod'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { staffMailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Invited = z.object({ token: z.string(), invitedBy: z.string(), role: z.string() })

/** docs/rules/mail.md#secret-in-fragment */
export const staffInvite = staffMailTemplate(Invited, ({ token, invitedBy, role }, site) => {
  const { subject, invited, asRole, button, expiry, ignore } = texts.mails.staffInvite
  return renderLinkMail(site, {
    subject,
    title: greeting(site, ''),
    before: [fillText(invited, { name: invitedBy, site: site.name }), fillText(asRole, { role })],
    link: { label: button, href: `${pageUrl(site, '/admin/invite')}#${encodeURIComponent(token)}` },
    after: [expiry, ignore],
  })
})
