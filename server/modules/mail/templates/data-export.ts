import { z } from 'zod'
import { formatDate } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'
import { button, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

export const dataExport = mailTemplate(
  z.object({ token: z.string(), firstName: z.string(), until: z.string() }),
  ({ token, firstName, until }, site) => {
    const link = `${site.url}${routePath('/profile/export')}#${encodeURIComponent(token)}`
    const greeting = firstName ? `Dobar dan, ${firstName}` : 'Dobar dan'
    const what = 'Arhiva s vašim podacima je spremna: jedna stranica za čitanje i ista stvar za računala.'
    const after = `Poveznica vrijedi do ${formatDate(until)}, za jedno preuzimanje i samo uz prijavu u vaš račun.`
    return {
      subject: `Vaši podaci: ${site.name}`,
      html: mailPage(site, greeting, [paragraph(what), button('Preuzimam svoje podatke', link), paragraph(after)]),
      text: `${greeting}\n\n${what}\n\n${link}\n\n${after}\n\n${site.name}\n`,
    }
  },
)
