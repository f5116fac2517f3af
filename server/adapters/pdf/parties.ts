import type { Locale } from '@/lib/i18n/routing'
import type { Order } from '@/lib/api/entities/order.schema'
import { fillText, textsOf } from '@/server/core/texts'
import { page, styles, textWidth } from './styles'
import type { Pdf } from './pdf'
import type { Style } from './typesetter'

type Line = { text: string; style: Style }
export type Party = { label: string; lines: Line[] }

export const strong = (text: string): Line => ({ text, style: styles.strong })
export const plain = (text: string): Line => ({ text, style: styles.body })
export const soft = (text: string): Line => ({ text, style: styles.soft })

/** The address data of an invoice. */
export type BilledParty = Pick<
  Order['billing'],
  'firstName' | 'lastName' | 'companyName' | 'companyOIB' | 'street' | 'houseNumber' | 'zipCode' | 'city' | 'country' | 'countryName'
>

const gap = 22

/** Blocks of lines in columns of equal width. */
export function drawParties(pdf: Pdf, blocks: Party[]) {
  const width = (textWidth - gap * (blocks.length - 1)) / blocks.length
  const top = pdf.y
  const ends = blocks.map(({ label, lines }, index) => {
    const x = page.left + index * (width + gap)
    const section = pdf.root.child('Sect')
    let y = top
    section.child('H2').draw(() => {
      y = pdf.type.set(label, { x, top: y, width, style: styles.label }) + 3
    })
    section.child('P').draw(() => {
      for (const { text, style } of lines) y = pdf.type.set(text, { x, top: y, width, style })
    })
    return y
  })
  pdf.y = Math.max(...ends) + 20
}

/** The buyer; for a company with the data of an R1 invoice. */
export function buyerParty(billing: BilledParty, locale: Locale, contact: Line[] = []): Party {
  const labels = textsOf(locale).documents
  const { companyName, companyOIB, country } = billing
  const person = `${billing.firstName} ${billing.lastName}`
  if (!companyName && !companyOIB) return { label: labels.buyer, lines: [strong(person), ...addressLines(billing), ...contact] }
  const oib = companyOIB ? [plain(fillText(country === 'HR' ? labels.oib : labels.taxNumber, { number: companyOIB }))] : []
  return {
    label: labels.companyBuyer,
    lines: [strong(companyName ?? person), ...oib, ...addressLines(billing), plain(fillText(labels.contact, { name: person })), ...contact],
  }
}

export function addressLines({ street, houseNumber, zipCode, city, country, countryName }: BilledParty): Line[] {
  const lines = [`${street} ${houseNumber}`, `${zipCode} ${city}`, ...(country === 'HR' ? [] : [countryName])]
  return lines.map(plain)
}
