import { z } from 'zod'
import { formatPrice } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'
import { block, mailPage, paragraph, plainText } from '@/server/modules/mail/templates/frame/layout'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { orderAddress, orderButton } from './order-parts'

const Refund = z.object({
  number: z.string(),
  reason: z.string(),
  lines: z.array(z.object({ name: z.string(), qty: z.number() })),
  /** Cents of delivery and payment fee in the refund, and of all of it. */
  delivery: z.number(),
  refundedCents: z.number(),
  /** Whether a person transfers the money. */
  isManual: z.boolean(),
  url: z.string(),
  /** The attached credit note. */
  invoiceId: z.number().nullable().default(null),
})

/** A refund by staff of a part of an order. */
export const refundIssued = mailTemplate(Refund, ({ number, reason, lines, delivery, refundedCents, isManual, url, invoiceId }, site) => {
  const { mails } = textsOf(site.locale)
  const labels = mails.refundIssued
  const amount = formatPrice(refundedCents / 100, site.locale)
  const paragraphs = [
    fillText(isManual ? labels.byHand : labels.byProvider, { number, amount }),
    ...(reason ? [reason] : []),
    ...(invoiceId === null ? [] : [fillText(mails.orderUpdates.attached, { document: mails.orderUpdates.credit })]),
  ]
  const items = [
    ...lines.map((line) => `${line.qty} × ${line.name}`),
    ...(delivery > 0 ? [fillText(labels.delivery, { amount: formatPrice(delivery / 100, site.locale) })] : []),
  ]
  return {
    subject: fillText(labels.subject, { number }),
    html: mailPage(site, labels.title, [
      ...paragraphs.map(paragraph),
      ...(items.length > 0 ? [block(items)] : []),
      ...orderButton(url, site.locale),
    ]),
    text: plainText(site, [
      labels.title,
      ...paragraphs,
      ...(items.length > 0 ? [items.join('\n')] : []),
      ...orderAddress(url, site.locale),
    ]),
  }
})
