import { z } from 'zod'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

/** Order link for a buyer who gave number and e-mail (docs/rules/after-sale.md#order-link-mail). */
export const orderLink = mailTemplate(z.object({ number: z.string(), url: z.string() }), ({ number, url }, site) => {
  const words = `Netko je, vjerojatno vi, zatražio uvid u narudžbu ${number}. S njezine stranice možete preuzeti potvrdu i odustati od ugovora.`
  const after = 'Poveznica otvara narudžbu jednom, na jednom uređaju. Ako je niste tražili vi, ne trebate učiniti ništa.'
  return {
    subject: `Vaša narudžba ${number}: ${site.name}`,
    html: mailPage(site, 'Poveznica do narudžbe', [paragraph(words), button('Otvorite narudžbu', url), paragraph(after)]),
    text: `Poveznica do narudžbe\n\n${words}\n\nOtvorite je ovdje: ${url}\n\n${after}\n\n${site.name}\n`,
  }
})
