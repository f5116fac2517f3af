import type { Order } from '@/lib/api/entities/order.schema'
import type { Locale } from '@/lib/i18n/routing'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'
import { fillText, textsOf } from '@/server/core/texts'
import { button, lineTable, paragraph, totals } from '@/server/modules/mail/templates/frame/layout'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

/** Building blocks of order mails. */
export type Pair = [label: string, value: string]

/** Line items and totals as HTML. */
export function orderTable(order: Order, locale: Locale): string[] {
  return [
    lineTable(
      order.items.map((item) => ({
        name: item.name,
        notes: labelsOf(item),
        quantity: amountOf(item, locale),
        price: formatPrice(item.row, locale),
      })),
    ),
    totals(sumPairs(order, locale)),
  ]
}

/** The same as plain text, with extra pairs below the total. */
export function orderText(order: Order, locale: Locale, below: Pair[] = []): string[] {
  return [
    order.items
      .map((item) =>
        [
          `${amountOf(item, locale)}  ${item.name}`,
          ...labelsOf(item).map((label) => `    ${label}`),
          `    ${formatPrice(item.row, locale)}`,
        ].join('\n'),
      )
      .join('\n'),
    joinPairs([...sumPairs(order, locale), ...below]),
  ]
}

function labelsOf({ optionLabels }: Order['items'][number]) {
  return optionLabels.map(({ label, value }) => unlinked(`${label}: ${value}`))
}

function amountOf({ qty, finalPrice }: Order['items'][number], locale: Locale) {
  return `${qty} × ${formatPrice(finalPrice, locale)}`
}

function sumPairs({ summary, couponCode, shipping }: Order, locale: Locale): Pair[] {
  const labels = textsOf(locale).mails.orderParts
  const { itemsTotal, loyalty, coupon, delivery, paymentFee, orderTotal } = summary
  const effect = couponEffect({ couponCode, off: coupon, isSent: shipping !== null })
  return [
    [labels.items, formatPrice(itemsTotal, locale)],
    ...(loyalty > 0 ? [pair(labels.memberSavings, `−${formatPrice(loyalty, locale)}`)] : []),
    ...(effect
      ? [
          pair(
            couponCode ? fillText(labels.coupon, { code: couponCode }) : labels.discount,
            effect === 'off' ? `−${formatPrice(coupon, locale)}` : labels.freeDelivery,
          ),
        ]
      : []),
    ...(shipping || delivery > 0 ? [pair(labels.delivery, delivery > 0 ? formatPrice(delivery, locale) : labels.free)] : []),
    ...(paymentFee > 0 ? [pair(labels.paymentFee, formatPrice(paymentFee, locale))] : []),
    [labels.total, formatPrice(orderTotal, locale)],
  ]
}

export function taxPairs({ vatByRate }: Order, locale: Locale): Pair[] {
  const labels = textsOf(locale).mails.orderParts
  return vatByRate.map(({ rate, base, vat }) => [fillText(labels.vat, { rate, base: formatPrice(base, locale) }), formatPrice(vat, locale)])
}

export function transferPairs({ payment: { bankTransfer } }: Order, locale: Locale): Pair[] {
  const labels = textsOf(locale).mails.orderParts
  if (!bankTransfer) return []
  const { recipient, recipientAddress, iban, bank, model, reference, purpose, amount } = bankTransfer
  return [
    [labels.recipient, `${recipient}, ${recipientAddress}`],
    [labels.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [labels.bank, bank],
    [labels.reference, `${model} ${reference}`],
    [labels.purpose, purpose],
    [labels.amount, formatPrice(amount, locale)],
  ]
}

export function addressLines(address: Order['billing'], locale: Locale): string[] {
  const labels = textsOf(locale).mails.orderParts
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
export function refundNotes(cents: number, locale: Locale): string[] {
  if (cents === 0) return []
  return [fillText(textsOf(locale).mails.orderParts.refund, { amount: formatPrice(cents / 100, locale) })]
}

/** A heading of plain text. */
export function upperCase(text: string, locale: Locale) {
  return text.toLocaleUpperCase(locale)
}

/** The button to the order's page, and how often it opens for a guest (docs/rules/after-sale.md#order-keys). */
export function orderButton(url: string, locale: Locale, label = textsOf(locale).mails.viewOrder): string[] {
  return [button(label, url), ...linkNotes(url, locale).map(paragraph)]
}

/** The same as plain text. */
export function orderAddress(url: string, locale: Locale, label = textsOf(locale).mails.viewOrder): string[] {
  return [`${label}: ${url}`, ...linkNotes(url, locale)]
}

/** Owners of an account sign in: their address holds no key. */
function linkNotes(url: string, locale: Locale): string[] {
  return url.includes('#') ? [textsOf(locale).mails.orderParts.opensOnce] : []
}
