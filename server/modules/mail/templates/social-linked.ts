import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { env } from '@/lib/env'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

const Data = z.object({ firstName: z.string(), provider: z.string(), at: z.string(), isPasswordGone: z.boolean().default(false) })

export const socialLinked = mailTemplate(Data, ({ firstName, provider, at, isPasswordGone }, site) => {
  const link = `${site.url}${routePath('/forgot-password')}`
  const greeting = firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
  const name = env.SOCIAL_PROVIDERS.find(({ id }) => id === provider)?.name ?? provider
  const what = `U vaš se račun od ${formatDateTime(at)} može prijaviti i preko usluge ${name}, koja je potvrdila istu adresu e-pošte.`
  const gone =
    'Lozinka koju je račun dotad imao više ne vrijedi i svi su drugi uređaji odjavljeni, jer se ne zna je li je odabrao vlasnik ove adrese. Novu možete postaviti kad god želite.'
  return {
    subject: `Nov način prijave: ${site.name}`,
    html: mailPage(site, greeting, [
      paragraph(what),
      ...(isPasswordGone ? [paragraph(gone)] : []),
      paragraph('Ako ste to bili vi, ne trebate ništa učiniti. Ako niste, postavite novu lozinku i javite nam se.'),
      button('To nisam bio/la ja', link),
    ]),
    text: `${greeting}\n\n${what}\n\n${isPasswordGone ? `${gone}\n\n` : ''}Ako to niste bili vi, postavite novu lozinku i javite nam se: ${link}\n\n${site.name}\n`,
  }
})
