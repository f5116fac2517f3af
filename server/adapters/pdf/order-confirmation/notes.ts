import type { Order } from '@/lib/api/entities/order.schema'
import { page, styles, textWidth } from '@/server/adapters/pdf/styles'
import { fillText, textsOf } from '@/server/core/texts'
import type { Pdf } from '../pdf'

/** The buyer's notes. */
export function drawNotes(pdf: Pdf, { gift, message }: Pick<Order, 'gift' | 'message'>) {
  const labels = textsOf(pdf.locale).documents
  if (message) drawNote(pdf, labels.yourNote, message)
  if (gift) {
    const people = [gift.to && fillText(labels.giftTo, { name: gift.to }), gift.from && fillText(labels.giftFrom, { name: gift.from })]
    drawNote(pdf, labels.withGift, [...people, gift.message].filter(Boolean).join('\n'))
  }
}

function drawNote(pdf: Pdf, title: string, text: string) {
  const section = pdf.root.child('Sect')
  pdf.ensureSpace(40)
  section.child('H2').draw(() => {
    pdf.y = pdf.type.set(title, { x: page.left, top: pdf.y, width: textWidth, style: styles.label }) + 2
  })
  const body = section.child('P')
  for (const line of pdf.type.wrap(text, styles.body, textWidth)) {
    pdf.ensureSpace(styles.body.size * styles.body.leading)
    body.draw(() => {
      pdf.y = pdf.type.set(line, { x: page.left, top: pdf.y, width: textWidth, style: styles.body })
    })
  }
  pdf.y += 14
}
