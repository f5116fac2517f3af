import { z } from 'zod'
import { formatPrice } from '@/lib/money/money'
import { block, button, details, heading, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'
import { joinPairs, refundNotes, pair, type Pair } from './order-parts'

const Withdrawal = z.object({
  number: z.string(),
  name: z.string(),
  at: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  words: z.string().default(''),
  url: z.string(),
})

/** docs/rules/mail.md#withdrawal-receipt */
export const withdrawalReceived = mailTemplate(Withdrawal, ({ number, name, at, lines, words, url }, site) => {
  const came = `Primili smo vašu izjavu o odustanku od ugovora za narudžbu ${number}, ${at}.`
  const next = 'Javljamo se čim je pregledamo. Ako ste robu već primili, pošaljite je natrag u roku od 14 dana.'
  const said = lines.map((line) => `${line.qty} × ${line.name}`)
  const facts: Pair[] = [
    pair('Narudžba', number),
    pair('Ime i prezime', name),
    pair('Primljeno', at),
    ...(words ? [pair('Poruka', words)] : []),
  ]
  return {
    subject: `Odustanak od narudžbe ${number}: primili smo ga`,
    html: mailPage(site, 'Vaš odustanak je zaprimljen', [
      paragraph(came),
      details(facts),
      heading('Odustajete od'),
      block(said),
      paragraph(next),
      button('Pogledajte narudžbu', url),
    ]),
    text: [
      'Vaš odustanak je zaprimljen',
      came,
      joinPairs(facts),
      ['ODUSTAJETE OD', ...said].join('\n'),
      next,
      `Pogledajte narudžbu: ${url}`,
      `${site.name}\n${site.url}\n`,
    ].join('\n\n'),
  }
})

const Answer = z.object({
  number: z.string(),
  isAccepted: z.boolean(),
  answer: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  /** Refunded cents now and before. */
  back: z.number(),
  backBefore: z.number().default(0),
  url: z.string(),
})

/** The shop's decision on a withdrawal from a part of an order. */
export const withdrawalAnswered = mailTemplate(Answer, ({ number, isAccepted, answer, lines, back, backBefore, url }, site) => {
  const title = isAccepted ? 'Odustanak je prihvaćen' : 'Odustanak nije prihvaćen'
  const said = lines.map((line) => `${line.qty} × ${line.name}`)
  const words = [
    isAccepted ? `Prihvatili smo vaš odustanak od dijela narudžbe ${number}.` : `Vaš odustanak od narudžbe ${number} ne možemo prihvatiti.`,
    ...(answer ? [answer] : []),
    ...refundNotes(back),
    ...(backBefore > 0 ? [`Već vam je vraćeno ${formatPrice(backBefore / 100)}, istim putem kojim je novac stigao.`] : []),
  ]
  return {
    subject: `${title}: narudžba ${number}`,
    html: mailPage(site, title, [...words.map(paragraph), block(said), button('Pogledajte narudžbu', url)]),
    text: `${title}\n\n${words.join('\n\n')}\n\n${said.join('\n')}\n\nPogledajte narudžbu: ${url}\n\n${site.name}\n`,
  }
})
