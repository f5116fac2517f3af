import { z } from 'zod'
import { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'
import { isCollected } from '@/lib/money/is-collected'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { routePath } from '@/lib/routing/links'
import type { SiteInfo } from '@/server/core/context'
import { block, button, details, heading, mailPage, paragraph, picture } from './layout'
import { mailTemplate } from './mail-template'
import { addressLines, giftLines, joinPairs, orderTable, orderText, taxPairs, transferPairs } from './order-parts'

/** `url` of the order page; missing in mails stored before it existed. */
const Data = Order.extend({ url: z.string().optional() })

/** The contract on a durable medium: order, total, payment and delivery. */
export const orderConfirmation = mailTemplate(Data, (order, site) => {
  const { number, createdAt, billing, shipping, delivery, payment, message, gift, url } = order
  const title = `Hvala, ${billing.firstName}`
  const received = `Zaprimili smo vašu narudžbu ${number} (${formatDateTime(createdAt)}).`
  // A free order needs no payment.
  const isUnpaid = order.status === 'awaiting_payment'
  const instructions = isUnpaid && payment.instructions ? [payment.instructions] : []
  const transfer = isUnpaid ? transferPairs(order) : []
  const taxes = taxPairs(order)
  const address = isCollected(order) ? null : shipping
  const collector = shipping && !address ? `Preuzima: ${shipping.firstName} ${shipping.lastName}` : ''
  const way = delivery ? [delivery.name, delivery.branch ?? '', delivery.estimate, collector].filter((part) => part !== '') : []
  const words = [...(message ? [message] : []), ...giftLines(gift)]
  const hasSlip = isUnpaid && orderSlipText(order) !== null
  const slip = hasSlip ? [picture('uplatnica', 'Barkod za plaćanje: slikajte ga u aplikaciji svoje banke', 360)] : []
  const ofWithdrawal = withdrawalRight(order, site)
  return {
    subject: `Narudžba ${number}: ${site.name}`,
    html: mailPage(site, title, [
      paragraph(received),
      ...orderTable(order),
      details(taxes),
      heading(`Plaćanje: ${payment.name}`),
      ...instructions.map(paragraph),
      ...(transfer.length > 0 ? [details(transfer), ...slip] : []),
      ...(delivery ? [heading('Dostava'), block(way)] : []),
      ...(address ? [heading('Adresa za dostavu'), block(addressLines(address))] : []),
      heading('Podaci za račun'),
      block(addressLines(billing)),
      ...(words.length > 0 ? [heading('Napomena'), block(words)] : []),
      heading('Pravo na odustanak'),
      paragraph(ofWithdrawal),
      ...(url ? [button('Pogledajte narudžbu', url)] : []),
    ]),
    text: [
      `${title}!`,
      received,
      ...orderText(order, taxes),
      [`PLAĆANJE: ${payment.name}`, ...instructions, ...(transfer.length > 0 ? [joinPairs(transfer)] : [])].join('\n'),
      ...(delivery ? [['DOSTAVA', ...way].join('\n')] : []),
      ...(address ? [['ADRESA ZA DOSTAVU', ...addressLines(address)].join('\n')] : []),
      ['PODACI ZA RAČUN', ...addressLines(billing)].join('\n'),
      ...(words.length > 0 ? [['NAPOMENA', ...words].join('\n')] : []),
      `PRAVO NA ODUSTANAK\n${ofWithdrawal}`,
      ...(url ? [`Pogledajte narudžbu: ${url}`] : []),
      `${site.name}\n${site.url}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
})

/** docs/rules/mail.md#withdrawal-information */
function withdrawalRight({ shipping }: Order, { url }: SiteInfo): string {
  const since = shipping ? 'otkako primite pošiljku' : 'od narudžbe, dok datoteka nije preuzeta'
  return `Kao potrošač od ugovora možete odustati u roku od 14 dana ${since}, bez navođenja razloga; ne i od proizvoda izrađenih po vašoj mjeri. Izjavu pošaljite na ${url}${routePath('/withdrawal')}.`
}
