import { colours, page, styles } from './styles'
import type { Pdf, Tag } from './pdf'
import type { Align, Style } from './typesetter'

type ColumnSpec = { title: string; width: number; align: Align; style?: Style }
type Column = ColumnSpec & { x: number }
/** `name` with the lines `below` it fills the first column, `cells` the others. */
type Row = { name: string; below: string[]; cells: string[] }

/** Sets the columns side by side from the left margin. */
export function layoutColumns(given: ColumnSpec[]): Column[] {
  let x: number = page.left
  return given.map((column) => {
    const own = { ...column, x }
    x += column.width
    return own
  })
}

/** A table that may span pages and repeats its head on each. */
export function drawTable(pdf: Pdf, layout: Column[], rows: Row[]) {
  const own = pdf.root.child('Table')
  pdf.ensureSpace(80)
  drawHead(pdf, layout, own.child('TR'))
  for (const one of rows) drawRow(pdf, layout, own, one)
  pdf.y += 14
}

function drawHead(pdf: Pdf, layout: Column[], tr: Tag) {
  const top = pdf.y
  for (const { title, x, width, align } of layout) {
    const cell = { x, top, width, align, style: styles.label }
    tr.child('TH', { scope: 'Column' }).draw(() => {
      pdf.y = Math.max(pdf.y, pdf.type.set(title, cell))
    })
  }
  pdf.y += 5
  pdf.drawRule(pdf.y, page.left, page.right, colours.ink, 0.8)
}

/** An artifact: the tag tree has the head once. */
function drawRepeatedHead(pdf: Pdf, layout: Column[]) {
  pdf.drawArtifact(() => {
    for (const { title, x, width, align } of layout) pdf.type.set(title, { x, top: pdf.y, width, align, style: styles.label })
  })
  pdf.y += styles.label.size * styles.label.leading + 5
  pdf.drawRule(pdf.y, page.left, page.right, colours.ink, 0.8)
  pdf.y += 6
}

function drawRow(pdf: Pdf, layout: Column[], own: Tag, { name, below, cells }: Row) {
  const [first, ...others] = layout
  if (!first) return
  const tr = own.child('TR')
  const cell = tr.child('TD')
  const texts = wrapTexts(pdf, [name], styles.strong, first.width - 14).concat(wrapTexts(pdf, below, styles.small, first.width - 14))
  const whole = texts.reduce((sum, { style }) => sum + style.size * style.leading, 0)
  // A row that fits a page is not split.
  pdf.y += 6
  if (pdf.ensureSpace(Math.min(whole, 120))) drawRepeatedHead(pdf, layout)
  const top = pdf.y
  others.forEach(({ x, width, align, style = styles.body }, index) => {
    tr.child('TD').draw(() => pdf.type.set(cells[index] ?? '', { x, top, width, align, style }))
  })
  for (const { text, style } of texts) {
    if (pdf.ensureSpace(style.size * style.leading)) drawRepeatedHead(pdf, layout)
    cell.draw(() => {
      pdf.y = pdf.type.set(text, { x: first.x, top: pdf.y, width: first.width, style })
    })
  }
  pdf.y += 6
  pdf.drawRule(pdf.y)
}

function wrapTexts({ type }: Pdf, texts: string[], style: Style, width: number) {
  return texts.flatMap((one) => type.wrap(one, style, width)).map((text) => ({ text, style }))
}
