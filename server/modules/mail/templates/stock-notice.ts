import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { fillText, texts } from '@/server/core/texts'
import { renderLinkMail } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const { mails } = texts

export const stockNoticeConfirm = mailTemplate(z.object({ token: z.string(), name: z.string() }), ({ token, name }, site) => {
  const { subject, title, confirm, button, expiry } = mails.stockNoticeConfirm
  const href = `${site.url}${routePath('/confirm-email')}?stock=${encodeURIComponent(token)}`
  return renderLinkMail(site, { subject, title, before: [fillText(confirm, { name })], link: { label: button, href }, after: [expiry] })
})

export const stockArrived = mailTemplate(z.object({ name: z.string(), slug: z.string() }), ({ name, slug }, site) => {
  const { subject, title, arrived, button, last } = mails.stockArrived
  const href = `${site.url}${routePath('/product/[slug]', slug)}`
  return renderLinkMail(site, {
    subject: fillText(subject, { name }),
    title,
    before: [fillText(arrived, { name })],
    link: { label: button, href },
    after: [last],
  })
})
