import type { Company } from './company'
import { colours, page, styles, textWidth } from './styles'
import type { Sheet } from './sheet'

type Heading = { title: string; strong: string; soft: string }

/** The head of the first page: company, title, number and moment. */
export function drawLetterhead(sheet: Sheet, { name }: Pick<Company, 'name'>, { title, strong, soft }: Heading) {
  const { doc, type, root } = sheet
  sheet.drawArtifact(() => doc.rect(0, 0, page.width, 5).fill(colours.lamp))
  root.child('P').draw(() => type.set(name, { x: page.left, top: 36, width: textWidth, style: styles.wordmark }))
  root.child('H1').draw(() => {
    sheet.y = type.set(title, { x: page.left, top: 76, width: textWidth, style: styles.title })
  })
  root.child('P').draw(() => {
    type.set(strong, { x: page.left, top: sheet.y + 4, width: textWidth, style: styles.strong })
    const x = page.left + type.measure(strong, styles.strong)
    sheet.y = type.set(soft, { x, top: sheet.y + 4, width: textWidth, style: styles.soft })
  })
  sheet.y += 20
}

/** The head of every further page. Returns where text starts below it. */
export function drawContinuedHead(sheet: Sheet, { name }: Pick<Company, 'name'>, title: string): number {
  const { doc, type } = sheet
  sheet.drawArtifact(() => {
    doc.rect(0, 0, page.width, 5).fill(colours.lamp)
    const at = { x: page.left, top: 34, width: textWidth }
    type.set(name, { ...at, style: { ...styles.wordmark, size: 12 } })
    type.set(title, { ...at, style: styles.small, align: 'right' })
  })
  return 72
}
