import { z } from 'zod'
import { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { isCollected } from '@/lib/money/is-collected'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { routePath } from '@/lib/routing/links'
import type { SiteInfo } from '@/server/core/context'
import { fillText, texts } from '@/server/core/texts'
import { block, button, details, heading, mailPage, paragraph, picture } from './layout'
import { mailTemplate } from './mail-template'
import { addressLines, giftLines, joinPairs, orderTable, orderText, taxPairs, transferPairs, upperCase } from './order-parts'

const { mails } = texts
const labels = mails.orderConfirmation

/** `url` of the order page; missing in mails stored before it existed. */
const Data = Order.extend({ url: z.string().optional() })

/** The contract on a durable medium: order, total, payment and delivery. */
export const orderConfirmation = mailTemplate(Data, (order, site) => {
  const { number, createdAt, billing, shipping, delivery, payment, message, gift, url } = order
  const title = fillText(labels.title, { firstName: billing.firstName })
  const received = fillText(labels.received, { number, moment: formatDateTime(createdAt) })
  // A free order needs no payment.
  const isUnpaid = order.status === 'awaiting_payment'
  const instructions = isUnpaid && payment.instructions ? [payment.instructions] : []
  const transfer = isUnpaid ? transferPairs(order) : []
  const taxes = taxPairs(order)
  const address = isCollected(order) ? null : shipping
  const collector = shipping && !address ? fillText(labels.collector, { name: `${shipping.firstName} ${shipping.lastName}` }) : ''
  const deliveryLines = delivery ? [delivery.name, delivery.branch ?? '', delivery.estimate, collector].filter((part) => part !== '') : []
  const notes = [...(message ? [message] : []), ...giftLines(gift)]
  const hasSlip = isUnpaid && orderSlipText(order) !== null
  const barcode = hasSlip ? [picture('uplatnica', labels.barcode, 360)] : []
  const withdrawal = withdrawalRight(order, site)
  return {
    subject: `${fillText(mails.orderNumber, { number })}: ${site.name}`,
    html: mailPage(site, title, [
      paragraph(received),
      ...orderTable(order),
      details(taxes),
      heading(`${labels.payment}: ${payment.name}`),
      ...instructions.map(paragraph),
      ...(transfer.length > 0 ? [details(transfer), ...barcode] : []),
      ...(delivery ? [heading(labels.delivery), block(deliveryLines)] : []),
      ...(address ? [heading(labels.shippingAddress), block(addressLines(address))] : []),
      heading(labels.billingAddress),
      block(addressLines(billing)),
      ...(notes.length > 0 ? [heading(labels.note), block(notes)] : []),
      heading(labels.withdrawal),
      paragraph(withdrawal),
      ...(url ? [button(mails.viewOrder, url)] : []),
    ]),
    text: [
      `${title}!`,
      received,
      ...orderText(order, taxes),
      [`${upperCase(labels.payment)}: ${payment.name}`, ...instructions, ...(transfer.length > 0 ? [joinPairs(transfer)] : [])].join('\n'),
      ...(delivery ? [[upperCase(labels.delivery), ...deliveryLines].join('\n')] : []),
      ...(address ? [[upperCase(labels.shippingAddress), ...addressLines(address)].join('\n')] : []),
      [upperCase(labels.billingAddress), ...addressLines(billing)].join('\n'),
      ...(notes.length > 0 ? [[upperCase(labels.note), ...notes].join('\n')] : []),
      `${upperCase(labels.withdrawal)}\n${withdrawal}`,
      ...(url ? [`${mails.viewOrder}: ${url}`] : []),
      `${site.name}\n${site.url}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
})

/** docs/rules/mail.md#withdrawal-information */
function withdrawalRight({ shipping }: Order, { url }: SiteInfo): string {
  const since = shipping ? labels.sinceDelivery : labels.sinceOrder
  return fillText(labels.withdrawalRight, { since, link: `${url}${routePath('/withdrawal')}` })
}
