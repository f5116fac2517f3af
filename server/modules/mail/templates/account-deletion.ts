import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

const Named = z.object({ firstName: z.string() })

function greetingOf(firstName: string) {
  return firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
}

/** For accounts without a password (docs/rules/mail.md#secret-in-fragment). */
export const confirmDeletion = mailTemplate(Named.extend({ token: z.string() }), ({ token, firstName }, site) => {
  const link = `${site.url}${routePath('/profile/deletion')}#${encodeURIComponent(token)}`
  const what = 'Zatražili ste brisanje svojega računa. Potvrdite ga poveznicom; vrijedi jedan sat.'
  const after = 'Ako to niste bili vi, zanemarite ovo pismo: bez potvrde se ništa ne briše.'
  return {
    subject: `Brisanje računa: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), button('Obriši moj račun', link), paragraph(after)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${link}\n\n${after}\n\n${site.name}\n`,
  }
})

export const deletionScheduled = mailTemplate(Named.extend({ at: z.string() }), ({ at, firstName }, site) => {
  const link = `${site.url}${routePath('/login')}`
  const what = `Vaš račun brišemo ${formatDate(at)} Do tada ste svugdje odjavljeni, a podaci stoje netaknuti.`
  const after = 'Predomislite li se, ili ako to niste bili vi, dovoljno je prijaviti se do toga dana i račun ostaje.'
  return {
    subject: `Račun će biti obrisan: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), paragraph(after), button('Prijavljujem se i ostajem', link)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${after}\n\n${link}\n\n${site.name}\n`,
  }
})

export const deletionTakenBack = mailTemplate(Named, ({ firstName }, site) => {
  const what = 'Prijavili ste se, pa račun ostaje. Ništa nije obrisano.'
  return {
    subject: `Račun ostaje: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${site.name}\n`,
  }
})

export const accountDeleted = mailTemplate(Named, ({ firstName }, site) => {
  const what = 'Vaš je račun obrisan, sa svime što nismo dužni čuvati.'
  const kept = 'Ostaju računi za ono što ste kupili, jer to traži zakon, i zapisi o danim privolama. Hvala na svakoj pročitanoj knjizi.'
  return {
    subject: `Račun je obrisan: ${site.name}`,
    html: mailPage(site, greetingOf(firstName), [paragraph(what), paragraph(kept)]),
    text: `${greetingOf(firstName)}\n\n${what}\n\n${kept}\n\n${site.name}\n`,
  }
})
