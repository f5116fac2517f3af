import type { QrCode } from './fiscal-code'
import { fillText, texts } from '@/server/core/texts'
import type { Pdf } from './pdf'
import { colours, mm, page, styles, textWidth } from './styles'

/** `jir` is '' until the authority has answered. */
export type PrintedFiscal = { zki: string; jir: string; code: QrCode }

const { documents: labels } = texts
/** At least 2 cm a side, as the ordinance on fiscalisation asks. */
const side = 22 * mm
const gap = 16

/** Codes of the invoice with the QR code that checks it; never split over pages (docs/rules/fiscal.md#fiscal-print). */
export function drawFiscal(pdf: Pdf, { zki, jir, code }: PrintedFiscal) {
  const { doc, type, root } = pdf
  pdf.ensureSpace(side + 20)
  const top = pdf.y
  const section = root.child('Sect')
  section.child('Figure', { alt: labels.fiscalCode }).draw(() => {
    doc
      .save()
      .translate(page.left, top)
      .scale(side / code.size)
    doc.path(code.path).fill(colours.ink)
    doc.restore()
  })
  const box = { x: page.left + side + gap, width: textWidth - side - gap }
  let y = top
  section.child('H2').draw(() => {
    y = type.set(labels.fiscal, { ...box, top: y, style: styles.label }) + 3
  })
  section.child('P').draw(() => {
    for (const line of [
      fillText(labels.zki, { code: zki }),
      jir ? fillText(labels.jir, { code: jir }) : labels.withoutJir,
      labels.operator,
    ])
      y = type.set(line, { ...box, top: y, style: styles.small })
  })
  pdf.y = top + side + 16
}
