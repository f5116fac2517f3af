import { fillText, textsOf } from '@/server/core/texts'
import type { Company } from './company'
import { colours, page, styles, textWidth } from './styles'
import type { Pdf } from './pdf'

/** `statement`: what kind of document this is, or is not. */
type FooterContent = { statement: string; company: Company; number: number; count: number }

/** The company's legal data (docs/rules/mail.md#pdf-company) and the page number. */
export function drawFooter({ locale, doc, type }: Pdf, { statement, company, number, count }: FooterContent) {
  const { legalName, street, zipCode, city, oib, mbs, iban, bank, director, phone, email } = company
  const top = 772
  doc
    .moveTo(page.left, top - 10)
    .lineTo(page.right, top - 10)
    .lineWidth(0.6)
    .strokeColor(colours.line)
    .stroke()
  const lines = [
    statement,
    `${legalName}, ${street}, ${zipCode} ${city}`,
    fillText(textsOf(locale).documents.companyLine, { oib, mbs, director }),
    `IBAN ${iban.replace(/(.{4})(?=.)/g, '$1\u00a0')} (${bank}), ${phone}, ${email}`,
  ]
  type.set(lines.join('\n'), { x: page.left, top, width: textWidth - 70, style: styles.tiny })
  type.set(`${number} / ${count}`, { x: page.right - 60, top, width: 60, style: styles.tiny, align: 'right' })
}
