import type { Order } from '@/lib/api/entities/order.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'
import { lineTable, totals } from './layout'

/** Building blocks of order mails. */
export type Pair = [label: string, value: string]

/** Line items and totals as HTML. */
export function orderTable(order: Order): string[] {
  return [
    lineTable(
      order.items.map((item) => ({ name: item.name, notes: labelsOf(item), quantity: amountOf(item), price: formatPrice(item.row) })),
    ),
    totals(sumPairs(order)),
  ]
}

/** The same as plain text, with extra pairs below the total. */
export function orderText(order: Order, below: Pair[] = []): string[] {
  return [
    order.items
      .map((item) =>
        [`${amountOf(item)}  ${item.name}`, ...labelsOf(item).map((label) => `    ${label}`), `    ${formatPrice(item.row)}`].join('\n'),
      )
      .join('\n'),
    joinPairs([...sumPairs(order), ...below]),
  ]
}

function labelsOf({ optionLabels }: Order['items'][number]) {
  return optionLabels.map(({ label, value }) => `${label}: ${value}`)
}

function amountOf({ qty, finalPrice }: Order['items'][number]) {
  return `${qty} × ${formatPrice(finalPrice)}`
}

function sumPairs({ summary, couponCode, shipping }: Order): Pair[] {
  const { itemsTotal, loyalty, coupon, delivery, paymentFee, orderTotal } = summary
  const effect = couponEffect({ couponCode, off: coupon, isSent: shipping !== null })
  return [
    ['Artikli', formatPrice(itemsTotal)],
    ...(loyalty > 0 ? [pair('Članska ušteda', `−${formatPrice(loyalty)}`)] : []),
    ...(effect
      ? [pair(couponCode ? `Kupon ${couponCode}` : 'Popust', effect === 'off' ? `−${formatPrice(coupon)}` : 'besplatna dostava')]
      : []),
    ...(shipping || delivery > 0 ? [pair('Dostava', delivery > 0 ? formatPrice(delivery) : 'besplatno')] : []),
    ...(paymentFee > 0 ? [pair('Naknada za plaćanje', formatPrice(paymentFee))] : []),
    ['Ukupno s PDV-om', formatPrice(orderTotal)],
  ]
}

export function taxPairs({ vatByRate }: Order): Pair[] {
  return vatByRate.map(({ rate, base, vat }) => [`PDV ${rate} % na osnovicu ${formatPrice(base)}`, formatPrice(vat)])
}

export function transferPairs({ payment: { bankTransfer } }: Order): Pair[] {
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

export function addressLines(address: Order['billing']): string[] {
  const { firstName, lastName, companyName, companyOIB, street, houseNumber, zipCode, city, country, countryName, contactPhone } = address
  const number = companyOIB ? `, ${country === 'HR' ? 'OIB' : 'porezni broj'} ${companyOIB}` : ''
  const company = companyName ? [companyName + number] : []
  return [...company, `${firstName} ${lastName}`, `${street} ${houseNumber}`, `${zipCode} ${city}, ${countryName}`, contactPhone]
}

export function giftLines(gift: Order['gift']): string[] {
  if (!gift) return []
  const { message, from, to } = gift
  return [...(to ? [`Dar za: ${to}`] : []), ...(from ? [`Dar od: ${from}`] : []), ...(message ? [`Poruka uz dar: ${message}`] : [])]
}

export function pair(label: string, value: string): Pair {
  return [label, value]
}

export function joinPairs(pairs: Pair[]) {
  return pairs.map(([label, value]) => `${label}: ${value}`).join('\n')
}

/** A note on the refunded cents; empty for 0. */
export function refundNotes(cents: number): string[] {
  if (cents === 0) return []
  return [`Vraćamo vam ${formatPrice(cents / 100)} istim putem kojim je novac stigao. Na računu je za nekoliko radnih dana.`]
}
