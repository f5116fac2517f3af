import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

const Named = z.object({ firstName: z.string() })
const Dated = Named.extend({ at: z.string() })

function greetingOf(firstName: string) {
  return firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
}

/** To the new address. It names nobody, since the address may be mistyped. */
export const confirmNewEmail = mailTemplate(Named.extend({ token: z.string() }), ({ token }, site) => {
  const link = `${site.url}${routePath('/profile/details')}#${encodeURIComponent(token)}`
  const what = 'Netko je, vjerojatno vi, upisao ovu adresu e-pošte u svoj račun. Prijavite se dosadašnjom adresom i potvrdite novu.'
  const after = 'Poveznica vrijedi jedan dan. Ako to niste bili vi, zanemarite ovo pismo: bez potvrde se ništa ne mijenja.'
  return {
    subject: `Potvrdite novu adresu: ${site.name}`,
    html: mailPage(site, 'Nova adresa e-pošte', [paragraph(what), button('Potvrđujem novu adresu', link), paragraph(after)]),
    text: `Nova adresa e-pošte\n\n${what}\n\n${link}\n\n${after}\n\n${site.name}\n`,
  }
})

/** To the owner of an address that another account requested. */
export const emailTaken = mailTemplate(Named, ({ firstName }, site) => {
  const link = `${site.url}${routePath('/login')}`
  const what = 'Netko je, možda vi, upisao ovu adresu e-pošte u drugi račun. Ona već ima račun kod nas, pa se ništa nije promijenilo.'
  const after = 'Ako ste to bili vi, prijavite se ovom adresom. Ako niste, ne trebate ništa učiniti.'
  return {
    subject: `Ova adresa već ima račun: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), paragraph(after), button('Prijava', link)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${after}\n\n${link}\n\n${site.name}\n`,
  }
})

/** To the old address, at once. */
export const emailChangeAsked = mailTemplate(Dated, ({ firstName, at }, site) => {
  const link = `${site.url}${routePath('/forgot-password')}`
  const what = `U vašem je računu ${formatDateTime(at)} upisana druga adresa e-pošte. Dok se ona ne potvrdi, vrijedi ova.`
  const after = 'Ako ste to bili vi, ne trebate ništa učiniti. Ako niste, odmah postavite novu lozinku i promjena otpada.'
  return {
    subject: `Promjena adrese e-pošte: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), paragraph(after), button('To nisam bio/la ja', link)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${after}\n\n${link}\n\n${site.name}\n`,
  }
})

/** To the old address. */
export const emailChanged = mailTemplate(Dated, ({ firstName, at }, site) => {
  const what = `Vaš račun od ${formatDateTime(at)} ima drugu adresu e-pošte, koja je potvrđena. Ovom se više ne prijavljujete.`
  const after = 'Ako to niste bili vi, odmah nam se javite.'
  return {
    subject: `Adresa e-pošte je promijenjena: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), paragraph(after)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${after}\n\n${site.name}\n`,
  }
})
