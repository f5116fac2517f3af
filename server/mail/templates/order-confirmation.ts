import { Order } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/dates'
import { formatPrice } from '@/lib/money'
import { block, details, heading, lineTable, mailPage, paragraph, totals } from '../layout'
import { mailTemplate } from '../mail-template'

type Pair = [label: string, value: string]

/** What the shop owes a buyer on a durable medium: what was ordered, for how much, how it is paid and where it goes. */
export const orderConfirmation = mailTemplate(Order, (order, site) => {
  const { number, createdAt, billing, shipping, delivery, payment, message, gift } = order
  const title = `Hvala, ${billing.firstName}`
  const received = `Zaprimili smo Vašu narudžbu ${number} (${formatDateTime(createdAt)}).`
  const transfer = transferPairs(order)
  const sums = sumPairs(order)
  const taxes = taxPairs(order)
  const way = delivery ? [delivery.name, delivery.branch ?? '', delivery.estimate].filter((part) => part !== '') : []
  const words = [...(message ? [message] : []), ...giftWords(gift)]
  return {
    subject: `Narudžba ${number}: ${site.name}`,
    html: mailPage(site, title, [
      paragraph(received),
      lineTable(
        order.items.map((item) => ({ name: item.name, notes: labelsOf(item), quantity: amountOf(item), price: formatPrice(item.row) })),
      ),
      totals(sums),
      details(taxes),
      heading(`Plaćanje: ${payment.name}`),
      ...(payment.instructions ? [paragraph(payment.instructions)] : []),
      ...(transfer.length > 0 ? [details(transfer)] : []),
      ...(delivery ? [heading('Dostava'), block(way)] : []),
      ...(shipping ? [heading('Adresa za dostavu'), block(addressLines(shipping))] : []),
      heading('Podaci za račun'),
      block(addressLines(billing)),
      ...(words.length > 0 ? [heading('Napomena'), block(words)] : []),
    ]),
    text: [
      `${title}!`,
      received,
      order.items
        .map((item) =>
          [`${amountOf(item)}  ${item.name}`, ...labelsOf(item).map((label) => `    ${label}`), `    ${formatPrice(item.row)}`].join('\n'),
        )
        .join('\n'),
      inLines([...sums, ...taxes]),
      [
        `PLAĆANJE: ${payment.name}`,
        ...(payment.instructions ? [payment.instructions] : []),
        ...(transfer.length > 0 ? [inLines(transfer)] : []),
      ].join('\n'),
      ...(delivery ? [['DOSTAVA', ...way].join('\n')] : []),
      ...(shipping ? [['ADRESA ZA DOSTAVU', ...addressLines(shipping)].join('\n')] : []),
      ['PODACI ZA RAČUN', ...addressLines(billing)].join('\n'),
      ...(words.length > 0 ? [['NAPOMENA', ...words].join('\n')] : []),
      `${site.name}\n${site.url}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
})

function labelsOf({ optionLabels }: Order['items'][number]) {
  return optionLabels.map(({ label, value }) => `${label}: ${value}`)
}

function amountOf({ qty, finalPrice }: Order['items'][number]) {
  return `${qty} × ${formatPrice(finalPrice)}`
}

function sumPairs({ summary, shipping }: Order): Pair[] {
  const { itemsTotal, loyalty, coupon, delivery, orderTotal } = summary
  return [
    ['Artikli', formatPrice(itemsTotal)],
    ...(loyalty > 0 ? [pair('Članska ušteda', `−${formatPrice(loyalty)}`)] : []),
    ...(coupon > 0 ? [pair('Popust', `−${formatPrice(coupon)}`)] : []),
    ...(shipping || delivery > 0 ? [pair('Dostava', delivery > 0 ? formatPrice(delivery) : 'besplatno')] : []),
    ['Ukupno s PDV-om', formatPrice(orderTotal)],
  ]
}

function taxPairs({ vatByRate }: Order): Pair[] {
  return vatByRate.map(({ rate, base, vat }) => [`PDV ${rate} % na osnovicu ${formatPrice(base)}`, formatPrice(vat)])
}

function transferPairs({ payment: { bankTransfer } }: Order): Pair[] {
  if (!bankTransfer) return []
  const { recipient, recipientAddress, iban, bank, model, reference, purpose, amount } = bankTransfer
  return [
    ['Primatelj', `${recipient}, ${recipientAddress}`],
    ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['Banka', bank],
    ['Model i poziv na broj', `${model} ${reference}`],
    ['Opis plaćanja', purpose],
    ['Iznos', formatPrice(amount)],
  ]
}

function addressLines(address: Order['billing']): string[] {
  const { firstName, lastName, companyName, companyOIB, street, houseNumber, zipCode, city, countryName, contactPhone } = address
  const company = companyName ? [companyOIB ? `${companyName}, OIB ${companyOIB}` : companyName] : []
  return [...company, `${firstName} ${lastName}`, `${street} ${houseNumber}`, `${zipCode} ${city}, ${countryName}`, contactPhone]
}

function giftWords(gift: Order['gift']): string[] {
  if (!gift) return []
  const { message, from, to } = gift
  return [...(to ? [`Dar za: ${to}`] : []), ...(from ? [`Dar od: ${from}`] : []), ...(message ? [`Poruka uz dar: ${message}`] : [])]
}

function pair(label: string, value: string): Pair {
  return [label, value]
}

function inLines(pairs: Pair[]) {
  return pairs.map(([label, value]) => `${label}: ${value}`).join('\n')
}
