import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from '@/server/modules/mail/layout'
import { mailTemplate } from '@/server/modules/mail/mail-template'

export const passwordChanged = mailTemplate(z.object({ firstName: z.string(), at: z.string() }), ({ firstName, at }, site) => {
  const link = `${site.url}${routePath('/forgot-password')}`
  const greeting = firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
  const what = `Lozinka vašeg računa promijenjena je ${formatDateTime(at)}. Na drugim ste uređajima odjavljeni.`
  return {
    subject: `Lozinka je promijenjena: ${site.name}`,
    html: mailPage(site, greeting, [
      paragraph(what),
      paragraph('Ako ste to bili vi, ne trebate ništa učiniti. Ako niste, odmah postavite novu.'),
      button('To nisam bio/la ja', link),
    ]),
    text: `${greeting}\n\n${what}\n\nAko to niste bili vi, odmah postavite novu lozinku: ${link}\n\n${site.name}\n`,
  }
})
