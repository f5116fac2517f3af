import { z } from 'zod'
import { Order, ReplacedPayment } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import { isCollected } from '@/lib/money/is-collected'
import { isCompanyOrder } from '@/lib/order/is-company-order'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { fillText, textsOf, type PublicTexts } from '@/server/core/texts'
import { block, details, heading, linkedParagraph, mailPage, paragraph, picture } from '@/server/modules/mail/templates/frame/layout'
import { pageUrl, type MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import {
  addressLines,
  joinPairs,
  orderTable,
  orderText,
  taxPairs,
  transferPairs,
  upperCase,
  orderButton,
  orderAddress,
} from './order-parts'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

/**
 * `url` of the order page; missing in mails stored before it existed. `isPaymentChanged`: the buyer has chosen another payment method. `replacedPayment`: what
 * became of the payment before. `awaitsFiles`: it has e-products beside goods. `hasPersonalised`: a product is made to the buyer's words; missing in mails stored
 * before it existed. `payBy`: until when it is paid at a provider.
 */
const Data = Order.extend({
  url: z.string().optional(),
  isPaymentChanged: z.boolean().optional(),
  replacedPayment: ReplacedPayment.nullable().optional(),
  awaitsFiles: z.boolean().optional(),
  hasPersonalised: z.boolean().optional(),
  payBy: z.string().nullable().optional(),
})

/** The contract on a durable medium: order, total, payment and delivery. */
export const orderConfirmation = mailTemplate(Data, (order, site) => {
  const { locale } = site
  const { mails } = textsOf(locale)
  const labels = mails.orderConfirmation
  const { billing, shipping, delivery, payment, message, gift, url, isPaymentChanged, replacedPayment } = order
  // A free order needs no payment.
  const isUnpaid = order.status === 'awaiting_payment'
  const { title, subject, received } = opening(order, site)
  // Sent while the provider's page opens: whoever closes it pays on the order's page (docs/rules/mail.md#unpaid-at-provider).
  const payBy = isUnpaid && order.payBy ? [fillText(labels.payBy, { at: formatDateTime(order.payBy, locale) })] : []
  const orderLabel = payBy.length > 0 ? mails.paymentLink.button : mails.viewOrder
  // docs/rules/payments.md#replaced-payment: of money that goes back a mail of its own speaks.
  const voided = replacedPayment?.outcome === 'voided' ? [labels.voidedPayments[replacedPayment.way]] : []
  // docs/rules/after-sale.md#download-unlock
  const receipt = delivery?.kind === 'pickup' ? 'pickup' : 'delivery'
  const awaited = isUnpaid && order.awaitsFiles ? [labels.awaitedFiles[order.paymentKind === 'cashOnDelivery' ? receipt : 'payment']] : []
  const instructions = [...(isUnpaid && payment.instructions ? [payment.instructions] : []), ...awaited]
  const transfer = isUnpaid ? transferPairs(order, locale) : []
  const taxes = taxPairs(order, locale)
  const address = isCollected(order) ? null : shipping
  const collector = shipping && !address ? fillText(labels.collector, { name: unlinked(`${shipping.firstName} ${shipping.lastName}`) }) : ''
  const deliveryLines = delivery
    ? [delivery.name, delivery.branch ?? delivery.place ?? '', delivery.estimate, collector].filter((part) => part !== '')
    : []
  // docs/rules/mail.md#no-foreign-links
  const words = message ? { title: labels.note, text: labels.ownWords } : gift ? { title: labels.gift, text: labels.giftWords } : null
  const hasSlip = isUnpaid && orderSlipText(order) !== null
  const barcode = hasSlip ? [picture('uplatnica', labels.barcode, 360)] : []
  const link = pageUrl(site, '/withdrawal')
  const withdrawal = withdrawalRight(order, { labels, link })
  return {
    subject,
    html: mailPage(site, title, [
      paragraph(received),
      ...payBy.map(paragraph),
      ...voided.map(paragraph),
      ...orderTable(order, locale),
      details(taxes),
      heading(`${labels.payment}: ${payment.name}`),
      ...instructions.map(paragraph),
      ...(transfer.length > 0 ? [details(transfer), ...barcode] : []),
      ...(delivery ? [heading(labels.delivery), block(deliveryLines)] : []),
      ...(address ? [heading(labels.shippingAddress), block(addressLines(address, locale))] : []),
      heading(labels.billingAddress),
      block(addressLines(billing, locale)),
      ...(words ? [heading(words.title), block([words.text])] : []),
      heading(labels.withdrawal),
      linkedParagraph(withdrawal, link),
      ...(url ? orderButton(url, locale, orderLabel) : []),
    ]),
    text: [
      isPaymentChanged ? title : `${title}!`,
      received,
      ...payBy,
      ...voided,
      ...orderText(order, locale, taxes),
      [
        `${upperCase(labels.payment, locale)}: ${payment.name}`,
        ...instructions,
        ...(transfer.length > 0 ? [joinPairs(transfer)] : []),
      ].join('\n'),
      ...(delivery ? [[upperCase(labels.delivery, locale), ...deliveryLines].join('\n')] : []),
      ...(address ? [[upperCase(labels.shippingAddress, locale), ...addressLines(address, locale)].join('\n')] : []),
      [upperCase(labels.billingAddress, locale), ...addressLines(billing, locale)].join('\n'),
      ...(words ? [`${upperCase(words.title, locale)}\n${words.text}`] : []),
      `${upperCase(labels.withdrawal, locale)}\n${withdrawal}`,
      ...(url ? orderAddress(url, locale, orderLabel) : []),
      `${site.name}\n${site.url}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
})

function opening({ isPaymentChanged = false, number, createdAt, billing, payment, summary }: z.infer<typeof Data>, site: MailSite) {
  const { mails } = textsOf(site.locale)
  const labels = mails.orderConfirmation
  const moment = formatDateTime(createdAt, site.locale)
  if (isPaymentChanged) {
    const chosen = { method: payment.name, total: formatPrice(summary.orderTotal, site.locale) }
    return {
      title: labels.changedTitle,
      subject: fillText(labels.changedSubject, { number }),
      received: fillText(labels.changed, { number, moment, ...chosen }),
    }
  }
  return {
    title: fillText(labels.title, { firstName: unlinked(billing.firstName) }),
    subject: fillText(mails.orderNumber, { number }),
    received: fillText(labels.received, { number, moment }),
  }
}

/** docs/rules/mail.md#withdrawal-information */
function withdrawalRight(
  {
    billing,
    shipping,
    delivery,
    awaitsFiles,
    hasPersonalised = true,
  }: Pick<z.infer<typeof Data>, 'billing' | 'shipping' | 'delivery' | 'awaitsFiles' | 'hasPersonalised'>,
  { labels, link }: { labels: PublicTexts['mails']['orderConfirmation']; link: string },
): string {
  if (isCompanyOrder({ billing })) return labels.withdrawalOfCompany
  const sinceReceipt = delivery?.kind === 'pickup' ? labels.sincePickup : labels.sinceDelivery
  const sinceBoth = awaitsFiles ? fillText(labels.sinceBoth, { since: sinceReceipt }) : sinceReceipt
  const since = shipping ? sinceBoth : labels.sinceOrder
  return fillText(labels.withdrawalRight, { since, link, except: hasPersonalised ? labels.exceptPersonalised : '' })
}
