import { z } from 'zod'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

export const verifyEmail = mailTemplate(z.object({ token: z.string(), firstName: z.string() }), ({ token, firstName }, site) => {
  const link = `${site.url}/prijava?verificationToken=${encodeURIComponent(token)}`
  return {
    subject: `Potvrdite svoju adresu: ${site.name}`,
    html: mailPage(site, `Dobro došli, ${firstName}`, [
      paragraph('Potvrdite adresu e-pošte i vaš je račun spreman.'),
      button('Potvrđujem adresu', link),
      paragraph('Poveznica vrijedi dva dana. Ako račun niste otvorili vi, zanemarite ovo pismo.'),
    ]),
    text: `Dobro došli, ${firstName}\n\nPotvrdite adresu e-pošte: ${link}\n\nPoveznica vrijedi dva dana. Ako račun niste otvorili vi, zanemarite ovo pismo.\n\n${site.name}\n`,
  }
})
