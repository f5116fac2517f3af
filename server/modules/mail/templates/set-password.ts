import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from '@/server/modules/mail/layout'
import { mailTemplate } from '@/server/modules/mail/mail-template'

/** The secret stands behind `#`: no server on the way writes it into a log. */
export const setPassword = mailTemplate(z.object({ token: z.string(), firstName: z.string() }), ({ token, firstName }, site) => {
  const link = `${site.url}${routePath('/set-password')}#${encodeURIComponent(token)}`
  const greeting = firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
  const after =
    'Poveznica vrijedi jedan sat i samo jednom. Ako novu lozinku niste tražili vi, zanemarite ovo pismo: dok se poveznica ne upotrijebi, vrijedi stara.'
  return {
    subject: `Nova lozinka: ${site.name}`,
    html: mailPage(site, greeting, [
      paragraph('Netko je, vjerojatno vi, zatražio novu lozinku za račun s ovom adresom e-pošte.'),
      button('Postavljam novu lozinku', link),
      paragraph(after),
    ]),
    text: `${greeting}\n\nNetko je, vjerojatno vi, zatražio novu lozinku za račun s ovom adresom e-pošte.\n\nPostavite je ovdje: ${link}\n\n${after}\n\n${site.name}\n`,
  }
})
