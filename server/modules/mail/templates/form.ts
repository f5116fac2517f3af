import { z } from 'zod'
import { routePath } from '@/lib/routing/links'
import { button, details, heading, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'

const Answered = z.object({
  entryId: z.number(),
  title: z.string(),
  email: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.union([z.string(), z.boolean()]) })),
})

/** To the shop, with the sender in Reply-To (docs/rules/mail.md#form-reply). */
export const formAnswered = mailTemplate(Answered, ({ entryId, title, email, lines: answers }, site) => {
  const link = `${site.url}${routePath('/admin/forms')}/${entryId}`
  const lines = answers.map(({ label, value }) => ({ label, value: typeof value === 'string' ? value : value ? 'da' : 'ne' }))
  const long = lines.filter(({ value }) => isLong(value))
  const short = lines.filter(({ value }) => !isLong(value))
  const after = `Odgovorite na ovo pismo i odgovor stiže na ${email}.`
  return {
    subject: `${title}: ${email}`,
    html: mailPage(site, title, [
      details(short.map(({ label, value }) => [label, value])),
      ...long.flatMap(({ label, value }) => [heading(label), ...value.split(/\n+/).map(paragraph)]),
      paragraph(after),
      button('Otvori u uredništvu', link),
    ]),
    text: [
      title,
      ...lines.map(({ label, value }) => (isLong(value) ? `${label}:\n${value}` : `${label}: ${value}`)),
      after,
      `Otvori u uredništvu: ${link}`,
      `${site.name}\n`,
    ].join('\n\n'),
    headers: { 'Reply-To': email },
  }
})

function isLong(value: string) {
  return value.length > 80 || value.includes('\n')
}

/** To the sender of a form with confirmation. */
export const formConfirm = mailTemplate(z.object({ entryId: z.number(), title: z.string(), goal: z.string() }), ({ title, goal }, site) => {
  const link = `${site.url}${routePath('/confirm-email')}?goal=${encodeURIComponent(goal)}`
  const what = `Ovom je adresom ispunjen obrazac „${title}”. Potvrdite da je adresa vaša i nastavljamo.`
  const after = 'Poveznica vrijedi sedam dana. Ako to niste bili vi, ne trebate učiniti ništa: bez potvrde se upisano briše.'
  return {
    subject: `Potvrdite adresu: ${title}`,
    html: mailPage(site, 'Još samo jedan klik', [paragraph(what), button('Potvrđujem adresu', link), paragraph(after)]),
    text: `Još samo jedan klik\n\n${what}\n\n${link}\n\n${after}\n\n${site.name}\n`,
  }
})
