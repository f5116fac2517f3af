import type { Order } from '@/lib/api/entities/order.schema'
import { page, styles, textWidth } from '@/server/adapters/pdf/styles'
import type { Sheet } from '../sheet'

/** The buyer's notes. */
export function drawNotes(sheet: Sheet, { gift, message }: Order) {
  if (message) drawNote(sheet, 'Vaša napomena', message)
  if (gift) {
    const people = [gift.to && `Za: ${gift.to}`, gift.from && `Od: ${gift.from}`]
    drawNote(sheet, 'Uz dar', [...people, gift.message].filter(Boolean).join('\n'))
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
