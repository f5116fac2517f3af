import PDFDocument from 'pdfkit'
import type { Locale } from '@/lib/i18n/routing'
import { colours, page } from './styles'
import { typesetter, type Typesetter } from './typesetter'

type Doc = InstanceType<typeof PDFDocument>

/** A node of the tag tree for screen readers. Its content may span pages. */
export type Tag = { child(kind: string, options?: TagOptions): Tag; draw(paint: () => void): void }

type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }

/** A document with a cursor: `y` is where the next content starts. */
export type Sheet = {
  /** The language of its words, amounts and dates. */
  locale: Locale
  doc: Doc
  type: Typesetter
  root: Tag
  y: number
  /** Ensures the height, adding a page if needed. True when it added one. */
  ensureSpace(height: number): boolean
  /** Draws an artifact that screen readers skip: lines, backgrounds, page numbers. */
  drawArtifact(paint: () => void): void
  drawRule(y: number, from?: number, to?: number, colour?: string, thickness?: number): void
  /** Finishes the document and returns its bytes. */
  finish(everyPage: (number: number, count: number) => void): Promise<Buffer>
}

type SheetOptions = {
  locale: Locale
  title: string
  createdAt: Date
  /** Drawn on every further page; returns where text starts below it. */ head: (sheet: Sheet) => number
}

export function openSheet({ locale, title, createdAt, head }: SheetOptions): Sheet {
  // The document's moment is the order's, not the clock's (docs/rules/mail.md#pdf-same-bytes).
  const info = { Title: title, CreationDate: createdAt, Producer: 'Izlog', Creator: 'Izlog' }
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    lang: { hr: 'hr-HR', en: 'en-GB' }[locale],
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info,
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))

  const root = doc.struct('Document')
  doc.addStructure(root)

  const sheet: Sheet = {
    locale,
    doc,
    type: typesetter(doc),
    root: tagOf(doc, root),
    y: page.top,
    ensureSpace(height) {
      if (sheet.y + height <= page.bottom) return false
      doc.addPage()
      sheet.y = head(sheet)
      return true
    },
    drawArtifact(paint) {
      doc.markContent('Artifact')
      paint()
      doc.endMarkedContent()
    },
    drawRule(y, from = page.left, to = page.right, colour = colours.line, thickness = 0.6) {
      sheet.drawArtifact(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(colour).stroke())
    },
    async finish(everyPage) {
      const { start, count } = doc.bufferedPageRange()
      for (let number = 1; number <= count; number++) {
        doc.switchToPage(start + number - 1)
        sheet.drawArtifact(() => everyPage(number, count))
      }
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
  return sheet
}

function tagOf(doc: Doc, element: PDFKit.PDFStructureElement): Tag {
  return {
    child(kind, options = {}) {
      const own = doc.struct(kind, options)
      element.add(own)
      return tagOf(doc, own)
    },
    draw(paint) {
      const content = doc.markStructureContent('Span')
      paint()
      doc.endMarkedContent()
      element.add(content)
    },
  }
}
