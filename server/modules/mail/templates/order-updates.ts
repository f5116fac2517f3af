import { z } from 'zod'
import { Order } from '@/lib/api/entities/order.schema'
import { formatDate } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import type { SiteInfo } from '@/server/core/context'
import { button, details, heading, mailPage, paragraph } from './layout'
import { mailTemplate } from './mail-template'
import { joinPairs, refundNotes, orderTable, orderText, pair, transferPairs, type Pair } from './order-parts'

/** Data of mails about a changed order. `url`: the order page. */
const Data = z.object({
  order: Order,
  url: z.string(),
  /** The shop's tracking note. */
  tracking: z.string().default(''),
  /** Paid files with their download links. */
  downloads: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
  /** The shop's reason. */
  reason: z.string().default(''),
  /** The order expired without payment. */
  hasLapsed: z.boolean().default(false),
  /** The payment provider did not confirm the payment status. */
  isUnanswered: z.boolean().default(false),
  /** An open withdrawal ends with the order. */
  endsWithdrawal: z.boolean().default(false),
  /** The order's subscription ends. */
  endsSubscription: z.boolean().default(false),
  /** The attached invoice or credit note. */
  invoiceId: z.number().nullable().default(null),
  /** Refunded cents. */
  back: z.number().default(0),
  /** Payment deadline of a reminder. */
  payBy: z.string().default(''),
})
type OrderUpdate = z.output<typeof Data>

/** `paper`: the name of the attached invoice document. */
type UpdateContent = {
  subject: string
  title: string
  words: string[]
  paper: string
  facts?: Pair[]
  links?: { name: string; url: string }[]
  after?: string[]
}

/** Common layout of these mails: what happened, details, order and link. */
function orderUpdateMail(write: (news: OrderUpdate) => UpdateContent) {
  return mailTemplate(Data, (news, site: SiteInfo) => {
    const { subject, title, words: said, paper, facts = [], links = [], after = [] } = write(news)
    const words = news.invoiceId === null ? said : [...said, `${paper} je u prilogu.`]
    return {
      subject: `${subject}: ${site.name}`,
      html: mailPage(site, title, [
        ...words.map(paragraph),
        ...(facts.length > 0 ? [details(facts)] : []),
        ...links.map(({ name, url }) => button(`Preuzmite: ${name}`, url)),
        ...after.map(paragraph),
        heading(`Narudžba ${news.order.number}`),
        ...orderTable(news.order),
        button('Pogledajte narudžbu', news.url),
      ]),
      text: [
        title,
        ...words,
        ...(facts.length > 0 ? [joinPairs(facts)] : []),
        ...(links.length > 0 ? [links.map(({ name, url }) => `${name}: ${url}`).join('\n')] : []),
        ...after,
        `NARUDŽBA ${news.order.number}`,
        ...orderText(news.order),
        `Pogledajte narudžbu: ${news.url}`,
        `${site.name}\n${site.url}`,
      ]
        .join('\n\n')
        .concat('\n'),
    }
  })
}

export const orderReminder = orderUpdateMail(({ order, payBy }) => {
  const { number } = order
  return {
    subject: `Čekamo uplatu za narudžbu ${number}`,
    title: 'Narudžba čeka uplatu',
    paper: 'Račun',
    words: [
      // A formatted date ends with a dot.
      `Uplata za narudžbu ${number} još nije stigla. Narudžbu čuvamo za vas do ${formatDate(payBy)} Ako dotad ne platite, otkazat ćemo je.`,
      'Ako ste već platili, ne morate učiniti ništa: javljamo se čim uplata stigne.',
    ],
    facts: transferPairs(order),
  }
})

export const orderPaid = orderUpdateMail(({ order, downloads }) => {
  const { number, summary, shipping, status } = order
  const came =
    summary.orderTotal > 0
      ? `Stigla je uplata od ${formatPrice(summary.orderTotal)} za narudžbu ${number}.`
      : `Narudžba ${number} je potvrđena.`
  const next = 'Pakiramo je i javljamo se čim krene na put.'
  // docs/rules/mail.md#download-consent
  const consent = 'Preuzimanjem pristajete da isporuka počne odmah i potvrđujete da od preuzete e-knjige više ne možete odustati.'
  const files = 'Datoteke ostaju uz narudžbu: s njezine ih stranice možete preuzeti i na drugi uređaj.'
  return {
    subject: `Narudžba ${number} je plaćena`,
    title: 'Hvala, sve je plaćeno',
    paper: 'Račun',
    // An order paid on delivery has been packed already.
    words: [shipping && status === 'paid' ? `${came} ${next}` : came, ...(downloads.length > 0 ? [consent] : [])],
    links: downloads,
    after: downloads.length > 0 ? [files] : [],
  }
})

export const orderShipped = orderUpdateMail(({ order, tracking }) => {
  const { number, delivery } = order
  return {
    subject: `Narudžba ${number} je na putu`,
    title: 'Paket je na putu',
    paper: 'Račun',
    words: [`Predali smo dostavi narudžbu ${number}.`],
    facts: [
      ...(delivery ? [pair('Dostava', delivery.name)] : []),
      ...(delivery?.branch ? [pair('Preuzimanje', delivery.branch)] : []),
      ...(delivery?.estimate ? [pair('Očekujte ga za', delivery.estimate)] : []),
      ...(tracking ? [pair('Praćenje', tracking)] : []),
    ],
  }
})

export const orderCancelled = orderUpdateMail(({ order, reason, hasLapsed, isUnanswered, back, endsWithdrawal, endsSubscription }) => {
  const { number } = order
  const money = isUnanswered
    ? 'Nismo mogli provjeriti je li plaćeno. Ako jest, vraćamo vam novac ili narudžbu nastavljamo i o tome javljamo; inače slobodno naručite ponovno.'
    : 'Ništa nije naplaćeno; ako želite, naručite ponovno.'
  const lapsed = order.payment.bankTransfer
    ? `Uplata za narudžbu ${number} nije stigla na vrijeme, pa smo narudžbu otkazali, a što je bilo u njoj vratili na police. Ako ste u međuvremenu platili, javljamo se čim uplata stigne; inače slobodno naručite ponovno.`
    : `Plaćanje narudžbe ${number} nije dovršeno na vrijeme, pa smo je otkazali, a što je bilo u njoj vratili na police. ${money}`
  return {
    subject: `Narudžba ${number} je otkazana`,
    title: 'Narudžba je otkazana',
    paper: 'Storno računa',
    words: [
      hasLapsed ? lapsed : `Otkazali smo narudžbu ${number}.`,
      ...(reason ? [reason] : []),
      ...refundNotes(back),
      ...withdrawalEndedNote(endsWithdrawal),
      ...subscriptionEndedNote(endsSubscription),
    ],
  }
})

export const orderWithdrawn = orderUpdateMail(({ order, back, endsSubscription }) => ({
  subject: `Odustanak od narudžbe ${order.number}`,
  title: 'Odustanak je prihvaćen',
  paper: 'Storno računa',
  words: [
    `Prihvatili smo vaš odustanak od ugovora za narudžbu ${order.number}.`,
    ...refundNotes(back),
    ...subscriptionEndedNote(endsSubscription),
  ],
}))

export const orderRefunded = orderUpdateMail(({ order, back, reason, endsWithdrawal, endsSubscription }) => ({
  subject: `Povrat novca za narudžbu ${order.number}`,
  title: 'Novac se vraća',
  paper: 'Storno računa',
  words: [
    ...refundNotes(back),
    ...(reason ? [reason] : []),
    ...withdrawalEndedNote(endsWithdrawal),
    ...subscriptionEndedNote(endsSubscription),
  ],
}))

function withdrawalEndedNote(endsWithdrawal: boolean) {
  return endsWithdrawal ? ['Time je riješen i vaš odustanak od ugovora.'] : []
}

function subscriptionEndedNote(endsSubscription: boolean) {
  return endsSubscription ? ['Time je prekinuta i pretplata: po njoj se više ništa ne naplaćuje.'] : []
}
