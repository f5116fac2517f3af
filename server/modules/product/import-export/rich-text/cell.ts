import { isDeepStrictEqual } from 'node:util'
import { RichNode } from '@/lib/api/entities/common.schema'
import { CellError } from '@/server/modules/product/import-export/problem'
import { fromHtml } from './from-html'
import { toHtml } from './to-html'

const longest = 500_000

/** A description as a cell: HTML where that says all of it, and the document itself, as JSON, where HTML would lose something. */
export function formatRichText(doc: RichNode): string {
  const html = toHtml(doc)
  return sameRichText(fromHtml(html).doc, doc) && !html.startsWith('{') ? html : JSON.stringify(doc)
}

export function parseRichText(cell: string): RichNode {
  if (cell.length > longest) throw new CellError('Opis je predug.')
  return cell.trimStart().startsWith('{"') ? parseDocument(cell) : fromHtml(cell).doc
}

/** Whether two documents are the same, in whatever order their fields were written. */
export function sameRichText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other)
}

/** The words alone, paragraphs parted by a space. */
export function plainText(node: RichNode): string {
  if (node.type === 'hardBreak') return ' '
  const parts = (node.content ?? []).map(plainText)
  const isLine = node.type === 'paragraph' || node.type === 'heading'
  return (node.text ?? parts.join(isLine ? '' : ' ')).replaceAll(/\s+/g, ' ')
}

function parseDocument(cell: string): RichNode {
  try {
    const doc = RichNode.parse(JSON.parse(cell))
    if (doc.type === 'doc') return doc
  } catch {
    // Told below, as everything that is no document.
  }
  throw new CellError('Opis počinje kao JSON, a nije ispravan dokument.')
}
