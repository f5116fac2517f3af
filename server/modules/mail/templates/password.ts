import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

/** docs/rules/mail.md#secret-in-fragment */
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
