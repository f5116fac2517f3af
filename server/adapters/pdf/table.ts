import { colours, page, styles } from './styles'
import type { Sheet, Tag } from './sheet'
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
export function drawTable(sheet: Sheet, layout: Column[], rows: Row[]) {
  const own = sheet.root.child('Table')
  sheet.ensureSpace(80)
  drawHead(sheet, layout, own.child('TR'))
  for (const one of rows) drawRow(sheet, layout, own, one)
  sheet.y += 14
}

function drawHead(sheet: Sheet, layout: Column[], tr: Tag) {
  const top = sheet.y
  for (const { title, x, width, align } of layout) {
    const cell = { x, top, width, align, style: styles.label }
    tr.child('TH', { scope: 'Column' }).draw(() => {
      sheet.y = Math.max(sheet.y, sheet.type.set(title, cell))
    })
  }
  sheet.y += 5
  sheet.drawRule(sheet.y, page.left, page.right, colours.ink, 0.8)
}

/** An artifact: the tag tree has the head once. */
function drawRepeatedHead(sheet: Sheet, layout: Column[]) {
  sheet.drawArtifact(() => {
    for (const { title, x, width, align } of layout) sheet.type.set(title, { x, top: sheet.y, width, align, style: styles.label })
  })
  sheet.y += styles.label.size * styles.label.leading + 5
  sheet.drawRule(sheet.y, page.left, page.right, colours.ink, 0.8)
  sheet.y += 6
}

function drawRow(sheet: Sheet, layout: Column[], own: Tag, { name, below, cells }: Row) {
  const [first, ...others] = layout
  if (!first) return
  const tr = own.child('TR')
  const cell = tr.child('TD')
  const texts = wrapTexts(sheet, [name], styles.strong, first.width - 14).concat(wrapTexts(sheet, below, styles.small, first.width - 14))
  const whole = texts.reduce((sum, { style }) => sum + style.size * style.leading, 0)
  // A row that fits a page is not split.
  sheet.y += 6
  if (sheet.ensureSpace(Math.min(whole, 120))) drawRepeatedHead(sheet, layout)
  const top = sheet.y
  others.forEach(({ x, width, align, style = styles.body }, index) => {
    tr.child('TD').draw(() => sheet.type.set(cells[index] ?? '', { x, top, width, align, style }))
  })
  for (const { text, style } of texts) {
    if (sheet.ensureSpace(style.size * style.leading)) drawRepeatedHead(sheet, layout)
    cell.draw(() => {
      sheet.y = sheet.type.set(text, { x: first.x, top: sheet.y, width: first.width, style })
    })
  }
  sheet.y += 6
  sheet.drawRule(sheet.y)
}

function wrapTexts({ type }: Sheet, texts: string[], style: Style, width: number) {
  return texts.flatMap((one) => type.wrap(one, style, width)).map((text) => ({ text, style }))
}
