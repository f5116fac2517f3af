import { z } from 'zod'
import { formatPrice } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'
import { block, details, heading, mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { joinPairs, refundNotes, pair, upperCase, type Pair, orderButton, orderAddress } from './order-parts'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

const Withdrawal = z.object({
  number: z.string(),
  name: z.string(),
  at: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  words: z.string().default(''),
  /** Whether the order waits for a payment whose amount the answer settles. */
  isPaymentPaused: z.boolean().default(false),
  url: z.string(),
})

/** docs/rules/mail.md#withdrawal-receipt */
export const withdrawalReceived = mailTemplate(Withdrawal, ({ number, name, at, lines, words, isPaymentPaused, url }, site) => {
  const { mails } = textsOf(site.locale)
  const labels = mails.withdrawalReceived
  const next = isPaymentPaused ? [labels.next, labels.unpaid] : [labels.next]
  const received = fillText(labels.received, { number, moment: at })
  const items = lines.map((line) => `${line.qty} × ${line.name}`)
  const facts: Pair[] = [
    pair(labels.order, number),
    pair(labels.name, unlinked(name)),
    pair(labels.receivedAt, at),
    ...(words ? [pair(labels.message, unlinked(words))] : []),
  ]
  return {
    subject: fillText(labels.subject, { number }),
    html: mailPage(site, labels.title, [
      paragraph(received),
      details(facts),
      heading(labels.items),
      block(items),
      ...next.map(paragraph),
      ...orderButton(url, site.locale),
    ]),
    text: [
      labels.title,
      received,
      joinPairs(facts),
      [upperCase(labels.items, site.locale), ...items].join('\n'),
      ...next,
      ...orderAddress(url, site.locale),
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
  refundedCents: z.number(),
  refundedBeforeCents: z.number().default(0),
  /** Cents that an unpaid order still costs. */
  due: z.number().nullable().default(null),
  url: z.string(),
})

/** The shop's decision on a withdrawal from a part of an order. */
export const withdrawalAnswered = mailTemplate(
  Answer,
  ({ number, isAccepted, answer, lines, refundedCents, refundedBeforeCents, due, url }, site) => {
    const { mails } = textsOf(site.locale)
    const labels = mails.withdrawalAnswered
    const title = isAccepted ? labels.accepted : labels.refused
    const items = lines.map((line) => `${line.qty} × ${line.name}`)
    const paragraphs = [
      fillText(isAccepted ? labels.acceptedPart : labels.cannotAccept, { number }),
      ...(answer ? [answer] : []),
      ...refundNotes(refundedCents, site.locale),
      ...(refundedBeforeCents > 0
        ? [fillText(labels.refundedBefore, { amount: formatPrice(refundedBeforeCents / 100, site.locale) })]
        : []),
      ...(due === null ? [] : [fillText(labels.due, { amount: formatPrice(due / 100, site.locale) })]),
    ]
    return {
      subject: fillText(isAccepted ? labels.acceptedSubject : labels.refusedSubject, { number }),
      html: mailPage(site, title, [...paragraphs.map(paragraph), block(items), ...orderButton(url, site.locale)]),
      text: plainText(site, [title, ...paragraphs, items.join('\n'), ...orderAddress(url, site.locale)]),
    }
  },
)
