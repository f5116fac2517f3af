import PDFDocument from 'pdfkit'
import type { Locale } from '@/lib/i18n/routing'
import { colours, page } from './styles'
import { typesetter, type Typesetter } from './typesetter'

type Doc = InstanceType<typeof PDFDocument>

/** A node of the tag tree for screen readers. Its content may span pages. */
export type Tag = { child(kind: string, options?: TagOptions): Tag; draw(paint: () => void): void }

type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }

/** A PDF that is being drawn, with a cursor: `y` is where the next content starts, in points from the top. */
export type Pdf = {
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
  finish(everyPage: EveryPage): Promise<Buffer>
  /** Draws one of several documents of this file. Each begins on a new page and numbers its own pages. */
  draw(part: PdfPart): void
  /** Finishes a file of several documents. `pages`: how many it has. */
  join(): Promise<{ content: Buffer; pages: number }>
}

type EveryPage = (number: number, count: number) => void

/** One of several documents of a file. `head` as in `createPdf`; `foot` is drawn on every page. */
export type PdfPart = {
  head: (pdf: Pdf) => number
  body: (pdf: Pdf) => void
  foot: (pdf: Pdf, number: number, count: number) => void
}

type PdfOptions = {
  locale: Locale
  title: string
  createdAt: Date
  /** Pages of another size bring their own positions: those of styles.ts are of A4. */
  size?: 'A4' | 'A6'
  /** Drawn on every further page; returns where text starts below it. Joined documents bring their own. */
  head?: (pdf: Pdf) => number
}

export function createPdf({ locale, title, createdAt, size = 'A4', head = () => page.top }: PdfOptions): Pdf {
  // The document's moment is the order's, not the clock's (docs/rules/mail.md#pdf-same-bytes).
  const info = { Title: title, CreationDate: createdAt, Producer: 'Izlog', Creator: 'Izlog' }
  const doc = new PDFDocument({
    size,
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

  let headOfPart = head
  let pagesDone = 0
  let isStarted = false

  /** Draws what stands on every page of the document that ends here. */
  function footPages(everyPage: EveryPage) {
    const { start, count } = doc.bufferedPageRange()
    for (let number = 1; number <= count; number++) {
      doc.switchToPage(start + number - 1)
      pdf.drawArtifact(() => everyPage(number, count))
    }
    pagesDone += count
  }

  async function close() {
    root.end()
    doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  const pdf: Pdf = {
    locale,
    doc,
    type: typesetter(doc),
    root: tagOf(doc, root),
    y: page.top,
    ensureSpace(height) {
      if (pdf.y + height <= page.bottom) return false
      doc.addPage()
      pdf.y = headOfPart(pdf)
      return true
    },
    drawArtifact(paint) {
      doc.markContent('Artifact')
      paint()
      doc.endMarkedContent()
    },
    drawRule(y, from = page.left, to = page.right, colour = colours.line, thickness = 0.6) {
      pdf.drawArtifact(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(colour).stroke())
    },
    async finish(everyPage) {
      footPages(everyPage)
      return close()
    },
    draw({ head: own, body, foot }) {
      if (isStarted) {
        // Written pages leave the memory.
        doc.flushPages()
        doc.addPage()
      }
      isStarted = true
      headOfPart = own
      pdf.y = page.top
      body(pdf)
      footPages((number, count) => foot(pdf, number, count))
    },
    async join() {
      return { content: await close(), pages: pagesDone }
    },
  }
  return pdf
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
