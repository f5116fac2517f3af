import { z } from 'zod'
import type { SiteInfo } from '@/server/core/context'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

const data = z.object({ leave: z.string() })

/** Sent after the confirmation, with the unsubscribe link. */
export const newsletterWelcome = mailTemplate(data, ({ leave }, site) => ({
  subject: `Dobro došli pod lampu: ${site.name}`,
  html: mailPage(site, 'Dobro došli', [
    paragraph('Prijava je potvrđena. Javljat ćemo se najviše dvaput mjesečno: nove knjige, večernja čitanja i popusti.'),
    paragraph('Predomislite li se, dovoljan je jedan klik.'),
    button('Odjavi me', unsubscribeUrl(site, leave)),
  ]),
  text: `Dobro došli\n\nPrijava je potvrđena. Javljat ćemo se najviše dvaput mjesečno.\n\nOdjava: ${unsubscribeUrl(site, leave)}\n\n${site.name}\n`,
  headers: listHeaders(site, leave),
}))

/** To a subscriber whose address was submitted again. */
export const newsletterAlready = mailTemplate(data, ({ leave }, site) => ({
  subject: `Naša pisma već primate: ${site.name}`,
  html: mailPage(site, 'Naša pisma već primate', [
    paragraph('Netko je, vjerojatno vi, ovom adresom ponovno zatražio naša pisma. Na popisu ste već, pa ne trebate učiniti ništa.'),
    paragraph('Ako ih više ne želite, dovoljan je jedan klik.'),
    button('Odjavi me', unsubscribeUrl(site, leave)),
  ]),
  text: `Naša pisma već primate\n\nNe trebate učiniti ništa.\n\nOdjava: ${unsubscribeUrl(site, leave)}\n\n${site.name}\n`,
  headers: listHeaders(site, leave),
}))

function unsubscribeUrl(site: SiteInfo, token: string) {
  return `${site.url}/odjava?letter=${encodeURIComponent(token)}`
}

/** docs/rules/mail.md#list-unsubscribe */
function listHeaders(site: SiteInfo, token: string) {
  return {
    'List-Unsubscribe': `<${site.url}/api/v1/marketing/newsletter/oneClick/${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export const newsletterConfirm = mailTemplate(z.object({ token: z.string() }), ({ token }, site) => {
  const link = `${site.url}/potvrdi-email?newsletter=${encodeURIComponent(token)}`
  const after = 'Poveznica vrijedi sedam dana. Ako to niste bili vi, ne trebate učiniti ništa: bez potvrde se adresa briše.'
  return {
    subject: `Potvrdite prijavu na pisma: ${site.name}`,
    html: mailPage(site, 'Još samo jedan klik', [
      paragraph('Netko je, nadamo se vi, ovom adresom zatražio naša pisma. Potvrdite i javljat ćemo se dvaput mjesečno.'),
      button('Potvrđujem prijavu', link),
      paragraph(after),
    ]),
    text: `Još samo jedan klik\n\nPotvrdite prijavu na naša pisma: ${link}\n\n${after}\n\n${site.name}\n`,
  }
})
