import { z } from 'zod'
import { env } from '@/lib/env'
import { routePath } from '@/lib/routing/links'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, texts } from '@/server/core/texts'
import { greeting, renderLinkMail, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

const Data = z.object({ firstName: z.string(), provider: z.string(), at: z.string(), isPasswordGone: z.boolean().default(false) })

export const socialLinked = mailTemplate(Data, ({ firstName, provider, at, isPasswordGone }, site) => {
  const { subject, linked, passwordRemoved, ignore, plainNotMe } = texts.mails.socialLinked
  const title = greeting(firstName)
  const service = env.SOCIAL_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider
  const href = `${site.url}${routePath('/forgot-password')}`
  const what = [fillText(linked, { moment: formatDateTime(at), service }), ...(isPasswordGone ? [passwordRemoved] : [])]
  return {
    ...renderLinkMail(site, { subject, title, before: [...what, ignore], link: { label: texts.mails.notMe, href } }),
    text: plainText(site, [title, ...what, fillText(plainNotMe, { link: href })]),
  }
})
