import type { Order } from '@/lib/api/entities/order.schema'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'
import { fillText, texts } from '@/server/core/texts'
import { lineTable, totals } from '@/server/modules/mail/templates/frame/layout'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

const labels = texts.mails.orderParts

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
  return optionLabels.map(({ label, value }) => unlinked(`${label}: ${value}`))
}

function amountOf({ qty, finalPrice }: Order['items'][number]) {
  return `${qty} × ${formatPrice(finalPrice)}`
}

function sumPairs({ summary, couponCode, shipping }: Order): Pair[] {
  const { itemsTotal, loyalty, coupon, delivery, paymentFee, orderTotal } = summary
  const effect = couponEffect({ couponCode, off: coupon, isSent: shipping !== null })
  return [
    [labels.items, formatPrice(itemsTotal)],
    ...(loyalty > 0 ? [pair(labels.memberSavings, `−${formatPrice(loyalty)}`)] : []),
    ...(effect
      ? [
          pair(
            couponCode ? fillText(labels.coupon, { code: couponCode }) : labels.discount,
            effect === 'off' ? `−${formatPrice(coupon)}` : labels.freeDelivery,
          ),
        ]
      : []),
    ...(shipping || delivery > 0 ? [pair(labels.delivery, delivery > 0 ? formatPrice(delivery) : labels.free)] : []),
    ...(paymentFee > 0 ? [pair(labels.paymentFee, formatPrice(paymentFee))] : []),
    [labels.total, formatPrice(orderTotal)],
  ]
}

export function taxPairs({ vatByRate }: Order): Pair[] {
  return vatByRate.map(({ rate, base, vat }) => [fillText(labels.vat, { rate, base: formatPrice(base) }), formatPrice(vat)])
}

export function transferPairs({ payment: { bankTransfer } }: Order): Pair[] {
  if (!bankTransfer) return []
  const { recipient, recipientAddress, iban, bank, model, reference, purpose, amount } = bankTransfer
  return [
    [labels.recipient, `${recipient}, ${recipientAddress}`],
    [labels.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [labels.bank, bank],
    [labels.reference, `${model} ${reference}`],
    [labels.purpose, purpose],
    [labels.amount, formatPrice(amount)],
  ]
}

export function addressLines(address: Order['billing']): string[] {
  const { firstName, lastName, companyName, companyOIB, street, houseNumber, zipCode, city, country, countryName, contactPhone } = address
  const number = companyOIB ? `, ${country === 'HR' ? labels.oib : labels.taxNumber} ${companyOIB}` : ''
  const company = companyName ? [companyName + number] : []
  const lines = [...company, `${firstName} ${lastName}`, `${street} ${houseNumber}`, `${zipCode} ${city}, ${countryName}`, contactPhone]
  return lines.map(unlinked)
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
  return [fillText(labels.refund, { amount: formatPrice(cents / 100) })]
}

/** A heading of plain text. */
export function upperCase(text: string) {
  return text.toLocaleUpperCase('hr')
}
