import { z } from 'zod'
import { env } from '@/lib/env'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, textsOf } from '@/server/core/texts'
import { greeting, renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ firstName: z.string(), provider: z.string(), at: z.string(), isPasswordGone: z.boolean().default(false) })

export const socialLinked = mailTemplate(Data, ({ firstName, provider, at, isPasswordGone }, site) => {
  const { mails } = textsOf(site.locale)
  const { subject, linked, passwordRemoved, ignore, plainNotMe } = mails.socialLinked
  const title = greeting(site, firstName)
  const service = env.SOCIAL_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider
  const href = pageUrl(site, '/forgot-password')
  const what = [fillText(linked, { moment: formatDateTime(at, site.locale), service }), ...(isPasswordGone ? [passwordRemoved] : [])]
  return {
    ...renderLinkMail(site, { subject, title, before: [...what, ignore], link: { label: mails.notMe, href } }),
    text: plainText(site, [title, ...what, fillText(plainNotMe, { link: href })]),
  }
})
