import { z } from 'zod'
import { fillText, textsOf } from '@/server/core/texts'
import { renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

export const stockNoticeConfirm = mailTemplate(z.object({ token: z.string(), name: z.string() }), ({ token, name }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, confirm, button, expiry } = mails.stockNoticeConfirm
  const href = `${pageUrl(site, '/confirm-email')}?stock=${encodeURIComponent(token)}`
  return renderLinkMail(site, { subject, title, before: [fillText(confirm, { name })], link: { label: button, href }, after: [expiry] })
})

export const stockArrived = mailTemplate(z.object({ name: z.string(), slug: z.string() }), ({ name, slug }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, title, arrived, button, last } = mails.stockArrived
  const href = pageUrl(site, '/product/[slug]', slug)
  return renderLinkMail(site, {
    subject: fillText(subject, { name }),
    title,
    before: [fillText(arrived, { name })],
    link: { label: button, href },
    after: [last],
  })
})
