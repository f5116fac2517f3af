import type { Locale } from '@/lib/i18n/routing'
import type { BankTransfer } from '@/lib/api/entities/payment.schema'
import { formatPrice } from '@/lib/money/money'
import { quietZone, type Pdf417 } from '@/lib/croatia/pdf417'
import { colours, mm, page, styles, textWidth } from '@/server/adapters/pdf/styles'
import { textsOf } from '@/server/core/texts'
import type { Pdf } from '../pdf'

const padding = 17
/** A barcode module on paper (HUB3): 0.254 mm. */
const moduleSize = 0.254 * mm
const labelWidth = 84

/** Transfer data and payment barcode; never split over pages. */
export function drawTransferPanel(pdf: Pdf, transfer: BankTransfer, barcode: Pdf417 | null) {
  const { doc, type, root, locale } = pdf
  const labels = textsOf(locale).documents
  const symbol = barcode ? { width: barcode.width * moduleSize, height: barcode.height * moduleSize } : null
  const frame = 2 * quietZone * moduleSize + 10
  const rows = rowsOf(transfer, locale)
  const left = page.left + padding
  const right = page.right - padding
  const valueWidth = right - left - labelWidth - (symbol ? symbol.width + frame + 18 : 0)
  const rowHeights = rows.map(([, value]) => type.heightOf(value, styles.strong, valueWidth) + 3)
  const textHeight = rowHeights.reduce((sum, height) => sum + height, 0)
  const symbolHeight = symbol ? symbol.height + frame + 18 : 0
  const headHeight = 27
  const height = padding * 2 - 4 + headHeight + Math.max(textHeight, symbolHeight)
  pdf.ensureSpace(height)

  const top = pdf.y
  pdf.drawArtifact(() => doc.roundedRect(page.left, top, textWidth, height, 9).fill(colours.lampSoft))
  const section = root.child('Sect')
  let y = top + padding
  section.child('H2').draw(() => {
    type.set(labels.transferTitle, { x: left, top: y - 3, width: right - left, style: styles.heading })
  })
  y += headHeight

  const list = section.child('Table')
  rows.forEach(([label, value], index) => {
    const tr = list.child('TR')
    tr.child('TH', { scope: 'Row' }).draw(() => type.set(label, { x: left, top: y, width: labelWidth, style: styles.soft }))
    tr.child('TD').draw(() => type.set(value, { x: left + labelWidth, top: y, width: valueWidth, style: styles.strong }))
    y += rowHeights[index] ?? 0
  })

  if (barcode && symbol) {
    const box = {
      x: right - symbol.width - frame,
      y: top + padding + headHeight - 2,
      width: symbol.width + frame,
      height: symbol.height + frame,
    }
    section.child('Figure', { alt: labels.barcode }).draw(() => {
      doc.roundedRect(box.x, box.y, box.width, box.height, 4).fill(colours.white)
      doc
        .save()
        .translate(box.x + frame / 2, box.y + frame / 2)
        .scale(moduleSize)
      doc.path(barcode.path).fill('#000000')
      doc.restore()
    })
    const caption = { x: box.x, top: box.y + box.height + 4, width: box.width, style: styles.small, align: 'center' } as const
    section.child('P').draw(() => type.set(labels.barcodeCaption, caption))
  }
  pdf.y = top + height + 16
}

function rowsOf(
  { recipient, recipientAddress, iban, bank, model, reference, amount, purpose }: BankTransfer,
  locale: Locale,
): [label: string, value: string][] {
  const labels = textsOf(locale).documents
  return [
    [labels.recipient, `${recipient}\n${recipientAddress}`],
    [labels.iban, iban.replace(/(.{4})(?=.)/g, '$1\u00a0')],
    [labels.bank, bank],
    [labels.reference, `${model} ${reference}`],
    [labels.purpose, purpose],
    [labels.amount, formatPrice(amount, locale)],
  ]
}
