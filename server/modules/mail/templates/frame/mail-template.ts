import type { z } from 'zod'
import type { MailSite } from './mail-site'

/** `headers` for mail programs, e.g. List-Unsubscribe. */
export type Rendered = { subject: string; html: string; text: string; headers?: Record<string, string> }

/** A template: the schema of its stored data and its rendering (docs/rules/mail.md#mail-data), which gives the subject without the site's name. */
export function mailTemplate<S extends z.ZodType>(data: S, render: (data: z.output<S>, site: MailSite) => Rendered) {
  return {
    data,
    render(stored: unknown, site: MailSite): Rendered {
      const { subject, ...mail } = render(data.parse(stored), site)
      // docs/rules/mail.md#mail-subject
      return { subject: `${subject}: ${site.name}`, ...mail }
    },
  }
}

/** A template for staff, which reads Croatian whatever page caused the mail (docs/rules/mail.md#mail-language). */
export function staffMailTemplate<S extends z.ZodType>(data: S, render: (data: z.output<S>, site: MailSite) => Rendered) {
  return mailTemplate(data, (values, site) => render(values, { ...site, locale: 'hr' }))
}
