import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import type PDFDocument from 'pdfkit'
import { faceNames, fontFiles, printable, runsOf, type Face, type Run } from './fonts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit accepts an opened font; its types do not know it. */
      registerFont(name: string, font: Font): this
    }
  }
}

export type Style = { face: Face; size: number; color: string; /** In parts of the size. */ leading: number }
export type Align = 'left' | 'right' | 'center'
type Box = { x: number; top: number; width: number; style: Style; align?: Align }

/** Tabular digits. Text without digits gets no features, since pdfkit caches plain words only. */
function featuresOf(text: string): PDFKit.Mixins.OpenTypeFeatures[] | undefined {
  return /\d/.test(text) ? ['tnum'] : undefined
}

/** Widths in em by font and text, of all documents: wrapping tries line by line, and documents repeat most of their words. */
const widths = new LRUCache<string, number>({ max: 5000 })

/** Draws text. Each typeface has two font files, so a line is drawn in runs; pairs across runs are kerned as if they had no accents. */
export function typesetter(doc: InstanceType<typeof PDFDocument>) {
  for (const face of faceNames) {
    for (const { name, font } of fontFiles(face)) doc.registerFont(name, font)
  }

  function widthOf(font: string, text: string, size: number) {
    const key = `${font} ${text}`
    const known =
      widths.get(key) ??
      doc
        .font(font)
        .fontSize(1000)
        .widthOfString(text, { features: featuresOf(text) }) / 1000
    widths.set(key, known)
    return known * size
  }

  /** Kerning between two runs. */
  function kerning(left: Run | undefined, right: Run, { face, size }: Style) {
    if (!left) return 0
    const latin = fontFiles(face)[0]?.name ?? ''
    const [a, b] = [withoutAccent(left.text.at(-1)), withoutAccent(right.text.at(0))]
    return widthOf(latin, a + b, size) - widthOf(latin, a, size) - widthOf(latin, b, size)
  }

  function layoutLine(text: string, style: Style) {
    const runs = runsOf(text, style.face)
    let x = 0
    return runs.map((run, index) => {
      x += kerning(runs[index - 1], run, style)
      const start = x
      x += widthOf(run.font, run.text, style.size)
      return { ...run, start, end: x }
    })
  }

  function measure(text: string, style: Style): number {
    return layoutLine(text, style).at(-1)?.end ?? 0
  }

  /** Wraps a text to a width; splits longer words. */
  function wrap(text: string, style: Style, width: number): string[] {
    return printable(text, style.face)
      .split(/\r?\n/)
      .flatMap((paragraph) => {
        const space = measure(' ', style)
        const lines: string[] = []
        let line: { text: string; width: number } | undefined
        for (const word of paragraph.split(/ +/).flatMap((one) => cut(one, style, width))) {
          const own = measure(word, style)
          if (line && line.width + space + own <= width) {
            line = { text: `${line.text} ${word}`, width: line.width + space + own }
          } else {
            if (line) lines.push(line.text)
            line = { text: word, width: own }
          }
        }
        return [...lines, line?.text ?? '']
      })
  }

  function cut(word: string, style: Style, width: number): string[] {
    if (measure(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const char of word) {
      if (piece !== '' && measure(piece + char, style) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += char
    }
    return [...pieces, piece]
  }

  const lineHeight = ({ size, leading }: Style) => size * leading

  function heightOf(text: string, style: Style, width: number): number {
    return wrap(text, style, width).length * lineHeight(style)
  }

  /** Draws a text and returns its lower end. */
  function set(text: string, { x, top, width, style, align = 'left' }: Box): number {
    let y = top
    for (const line of wrap(text, style, width)) {
      const runs = layoutLine(line, style)
      const free = width - (runs.at(-1)?.end ?? 0)
      const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      // Baseline: the line height beyond the letters is split evenly above and below.
      const baseline = y + (lineHeight(style) + style.size * 0.68) / 2
      for (const { font, text: piece, start } of runs) {
        doc.font(font).fontSize(style.size).fillColor(style.color)
        doc.text(piece, left + start, baseline, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(piece) })
      }
      y += lineHeight(style)
    }
    return y
  }

  return { measure, wrap, heightOf, set }
}

export type Typesetter = ReturnType<typeof typesetter>

/** đ has no decomposition in Unicode. */
function withoutAccent(char = '') {
  return { đ: 'd', Đ: 'D' }[char] ?? char.normalize('NFD').charAt(0)
}
