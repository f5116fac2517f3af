import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { Order } from '@/lib/api/entities/order.schema'
import { isCompanyOrder } from '@/lib/order/is-company-order'
import { formatDate } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'
import { block, button, details, heading, mailPage, paragraph } from '@/server/modules/mail/templates/frame/layout'
import type { MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import {
  joinPairs,
  refundNotes,
  orderTable,
  orderText,
  pair,
  transferPairs,
  upperCase,
  type Pair,
  orderButton,
  orderAddress,
} from './order-parts'

/** Data of mails about a changed order. `url`: the order page. */
const Data = z.object({
  order: Order,
  url: z.string(),
  /** The shop's tracking note. */
  tracking: z.string().default(''),
  /** The carrier's page about the parcel, https. */
  trackingUrl: z.string().default(''),
  /** The pieces of the last parcel, after others. Empty: the whole order goes out at once. */
  parcelLines: z.array(z.object({ name: z.string(), qty: z.number() })).default([]),
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
  /** Cents that were paid or are due, where they may differ from the order's total. */
  due: z.number().nullable().default(null),
  /** Refunded cents. */
  refundedCents: z.number().default(0),
  /** Payment deadline of a reminder. */
  payBy: z.string().default(''),
})
type OrderUpdate = z.output<typeof Data>

/** `document`: the name of the attached invoice document. */
type UpdateContent = {
  subject: string
  title: string
  paragraphs: string[]
  /** What the mail is about, in place of the order's table. */
  items?: string[]
  document: string
  pairs?: Pair[]
  /** Downloads. */
  links?: { name: string; url: string }[]
  /** What is linked below the details. */
  follow?: { name: string; url: string }
  after?: string[]
}

type Mails = PublicTexts['mails']
type Words = { mails: Mails; labels: Mails['orderUpdates']; locale: Locale }

/** Common layout of these mails: what happened, details, order and link. */
function orderUpdateMail(write: (update: OrderUpdate, words: Words) => UpdateContent) {
  return mailTemplate(Data, (update, site: MailSite) => {
    const { locale } = site
    const { mails } = textsOf(locale)
    const { orderUpdates: labels } = mails
    const {
      subject,
      title,
      paragraphs: written,
      document,
      items,
      pairs = [],
      links = [],
      follow,
      after = [],
    } = write(update, { mails, labels, locale })
    const paragraphs = update.invoiceId === null ? written : [...written, fillText(labels.attached, { document })]
    return {
      subject,
      html: mailPage(site, title, [
        ...paragraphs.map(paragraph),
        ...(items ? [block(items)] : []),
        ...(pairs.length > 0 ? [details(pairs)] : []),
        ...(follow ? [button(follow.name, follow.url)] : []),
        ...links.map(({ name, url }) => button(fillText(labels.download, { name }), url)),
        ...after.map(paragraph),
        ...(items ? [] : [heading(fillText(mails.orderNumber, { number: update.order.number })), ...orderTable(update.order, locale)]),
        ...orderButton(update.url, locale),
      ]),
      text: [
        title,
        ...paragraphs,
        ...(items ? [items.join('\n')] : []),
        ...(pairs.length > 0 ? [joinPairs(pairs)] : []),
        ...(follow ? [`${follow.name}: ${follow.url}`] : []),
        ...(links.length > 0 ? [links.map(({ name, url }) => `${name}: ${url}`).join('\n')] : []),
        ...after,
        ...(items
          ? []
          : [upperCase(fillText(mails.orderNumber, { number: update.order.number }), locale), ...orderText(update.order, locale)]),
        ...orderAddress(update.url, locale),
        `${site.name}\n${site.url}`,
      ]
        .join('\n\n')
        .concat('\n'),
    }
  })
}

export const orderReminder = orderUpdateMail(({ order, payBy }, { mails, labels, locale }) => {
  const { number } = order
  return {
    subject: fillText(mails.orderReminder.subject, { number }),
    title: mails.orderReminder.title,
    document: labels.invoice,
    paragraphs: [
      // A formatted date ends with a dot.
      fillText(mails.orderReminder.waiting, { number, date: formatDate(payBy, locale) }),
      mails.orderReminder.ignore,
    ],
    pairs: transferPairs(order, locale),
  }
})

/** Euros that were paid or are due (docs/rules/payments.md#reduced-amount-due). */
function amountOf({ order, due }: OrderUpdate) {
  return due === null ? order.summary.orderTotal : due / 100
}

export const orderPaid = orderUpdateMail((update, { mails, labels, locale }) => {
  const { order, downloads } = update
  const { number, shipping, delivery, status } = order
  const amount = amountOf(update)
  const paid =
    amount > 0
      ? fillText(mails.orderPaid.paid, { amount: formatPrice(amount, locale), number })
      : fillText(mails.orderPaid.free, { number })
  const packing = delivery?.kind === 'pickup' ? mails.orderPaid.preparing : mails.orderPaid.packing
  // docs/rules/mail.md#download-consent
  const consent = downloads.length > 0 && !isCompanyOrder(order) ? [mails.orderPaid.downloadConsent] : []
  return {
    subject: fillText(mails.orderPaid.subject, { number }),
    title: mails.orderPaid.title,
    document: labels.invoice,
    // An order paid on delivery has been packed already.
    paragraphs: [shipping && status === 'paid' ? `${paid} ${packing}` : paid, ...consent],
    links: downloads,
    after: downloads.length > 0 ? [mails.orderPaid.downloads] : [],
  }
})

/** An order that its buyer collects in the shop is packed (docs/rules/orders.md#buyer-notifications). */
export const orderReady = orderUpdateMail((update, { mails, labels, locale }) => {
  const { number, delivery, paymentKind } = update.order
  const { subject, title, ready, due } = mails.orderReady
  const amount = amountOf(update)
  const isPaidThere = paymentKind === 'cashOnDelivery' && amount > 0
  return {
    subject: fillText(subject, { number }),
    title,
    document: labels.invoice,
    paragraphs: [fillText(ready, { number }), ...(isPaidThere ? [fillText(due, { amount: formatPrice(amount, locale) })] : [])],
    pairs: delivery ? [pair(mails.orderReady.pickup, [delivery.name, delivery.place].filter(Boolean).join(', '))] : [],
  }
})

export const orderShipped = orderUpdateMail(({ order, tracking, trackingUrl, parcelLines }, { mails, labels }) => {
  const { number, delivery } = order
  const isLastOfMany = parcelLines.length > 0
  return {
    subject: fillText(isLastOfMany ? mails.orderShipped.lastSubject : mails.orderShipped.subject, { number }),
    title: mails.orderShipped.title,
    document: labels.invoice,
    paragraphs: isLastOfMany
      ? [fillText(mails.orderShipped.lastShipped, { number }), mails.orderShipped.earlier]
      : [fillText(mails.orderShipped.shipped, { number })],
    items: isLastOfMany ? parcelLines.map(({ name, qty }) => `${qty} × ${name}`) : undefined,
    pairs: [
      ...(delivery ? [pair(mails.orderShipped.delivery, delivery.name)] : []),
      ...(delivery?.branch ? [pair(mails.orderShipped.pickup, delivery.branch)] : []),
      ...(delivery?.estimate ? [pair(mails.orderShipped.estimate, delivery.estimate)] : []),
      ...(tracking ? [pair(mails.orderShipped.tracking, tracking)] : []),
    ],
    follow: trackingUrl ? { name: mails.parcelSent.follow, url: trackingUrl } : undefined,
  }
})

export const orderCancelled = orderUpdateMail((update, words) => {
  const { order, reason, hasLapsed, isUnanswered, refundedCents, endsWithdrawal, endsSubscription } = update
  const { mails, labels, locale } = words
  const { number } = order
  const charge = isUnanswered ? mails.orderCancelled.unknownCharge : mails.orderCancelled.notCharged
  const expired = order.payment.bankTransfer
    ? fillText(mails.orderCancelled.expiredTransfer, { number })
    : fillText(mails.orderCancelled.expired, { number, charge })
  return {
    subject: fillText(mails.orderCancelled.subject, { number }),
    title: mails.orderCancelled.title,
    document: labels.credit,
    paragraphs: [
      hasLapsed ? expired : fillText(mails.orderCancelled.cancelled, { number }),
      ...(reason ? [reason] : []),
      ...refundNotes(refundedCents, locale),
      ...withdrawalEndedNote(labels, endsWithdrawal),
      ...subscriptionEndedNote(labels, endsSubscription),
    ],
  }
})

export const orderWithdrawn = orderUpdateMail(({ order, refundedCents, endsSubscription }, { mails, labels, locale }) => ({
  subject: fillText(mails.orderWithdrawn.subject, { number: order.number }),
  title: mails.orderWithdrawn.title,
  document: labels.credit,
  paragraphs: [
    fillText(mails.orderWithdrawn.accepted, { number: order.number }),
    ...refundNotes(refundedCents, locale),
    ...subscriptionEndedNote(labels, endsSubscription),
  ],
}))

export const orderRefunded = orderUpdateMail(
  ({ order, refundedCents, reason, endsWithdrawal, endsSubscription }, { mails, labels, locale }) => ({
    subject: fillText(mails.orderRefunded.subject, { number: order.number }),
    title: mails.orderRefunded.title,
    document: labels.credit,
    paragraphs: [
      ...refundNotes(refundedCents, locale),
      ...(reason ? [reason] : []),
      ...withdrawalEndedNote(labels, endsWithdrawal),
      ...subscriptionEndedNote(labels, endsSubscription),
    ],
  }),
)

function withdrawalEndedNote(labels: Words['labels'], endsWithdrawal: boolean) {
  return endsWithdrawal ? [labels.withdrawalEnded] : []
}

function subscriptionEndedNote(labels: Words['labels'], endsSubscription: boolean) {
  return endsSubscription ? [labels.subscriptionEnded] : []
}
