import type { Order } from '@/lib/api/entities/order.schema'
import { page, styles, textWidth } from '@/server/adapters/pdf/styles'
import { fillText, textsOf } from '@/server/core/texts'
import type { Sheet } from '../sheet'

/** The buyer's notes. */
export function drawNotes(sheet: Sheet, { gift, message }: Pick<Order, 'gift' | 'message'>) {
  const labels = textsOf(sheet.locale).documents
  if (message) drawNote(sheet, labels.yourNote, message)
  if (gift) {
    const people = [gift.to && fillText(labels.giftTo, { name: gift.to }), gift.from && fillText(labels.giftFrom, { name: gift.from })]
    drawNote(sheet, labels.withGift, [...people, gift.message].filter(Boolean).join('\n'))
  }
}

function drawNote(sheet: Sheet, title: string, text: string) {
  const section = sheet.root.child('Sect')
  sheet.ensureSpace(40)
  section.child('H2').draw(() => {
    sheet.y = sheet.type.set(title, { x: page.left, top: sheet.y, width: textWidth, style: styles.label }) + 2
  })
  const body = section.child('P')
  for (const line of sheet.type.wrap(text, styles.body, textWidth)) {
    sheet.ensureSpace(styles.body.size * styles.body.leading)
    body.draw(() => {
      sheet.y = sheet.type.set(line, { x: page.left, top: sheet.y, width: textWidth, style: styles.body })
    })
  }
  sheet.y += 14
}
