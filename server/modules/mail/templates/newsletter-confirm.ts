import { z } from 'zod'
import { button, mailPage, paragraph } from '@/server/modules/mail/layout'
import { mailTemplate } from '@/server/modules/mail/mail-template'

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
