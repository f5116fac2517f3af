import type { Company } from './company'
import { colours, page, styles, textWidth } from './styles'
import type { Pdf } from './pdf'

type Heading = { title: string; strong: string; soft: string }

/** The head of the first page: company, title, number and moment. */
export function drawLetterhead(pdf: Pdf, { name }: Pick<Company, 'name'>, { title, strong, soft }: Heading) {
  const { doc, type, root } = pdf
  pdf.drawArtifact(() => doc.rect(0, 0, page.width, 5).fill(colours.lamp))
  root.child('P').draw(() => type.set(name, { x: page.left, top: 36, width: textWidth, style: styles.wordmark }))
  root.child('H1').draw(() => {
    pdf.y = type.set(title, { x: page.left, top: 76, width: textWidth, style: styles.title })
  })
  root.child('P').draw(() => {
    type.set(strong, { x: page.left, top: pdf.y + 4, width: textWidth, style: styles.strong })
    const x = page.left + type.measure(strong, styles.strong)
    pdf.y = type.set(soft, { x, top: pdf.y + 4, width: textWidth, style: styles.soft })
  })
  pdf.y += 20
}

/** The head of every further page. Returns where text starts below it. */
export function drawContinuedHead(pdf: Pdf, { name }: Pick<Company, 'name'>, title: string): number {
  const { doc, type } = pdf
  pdf.drawArtifact(() => {
    doc.rect(0, 0, page.width, 5).fill(colours.lamp)
    const at = { x: page.left, top: 34, width: textWidth }
    type.set(name, { ...at, style: { ...styles.wordmark, size: 12 } })
    type.set(title, { ...at, style: styles.small, align: 'right' })
  })
  return 72
}
