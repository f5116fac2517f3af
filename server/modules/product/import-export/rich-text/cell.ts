import { isDeepStrictEqual } from 'node:util'
import { RichNode } from '@/lib/api/entities/common.schema'
import { CellError } from '@/server/modules/product/import-export/problem'
import { fromHtml } from './from-html'
import { toHtml } from './to-html'

const maxLength = 500_000

/** Formats a description as HTML where that is lossless, else as JSON. */
export function formatRichText(doc: RichNode): string {
  const html = toHtml(doc)
  return sameRichText(fromHtml(html).doc, doc) && !html.startsWith('{') ? html : JSON.stringify(doc)
}

export function parseRichText(cell: string): RichNode {
  if (cell.length > maxLength) throw new CellError('Opis je predug.')
  return cell.trimStart().startsWith('{"') ? parseDocument(cell) : fromHtml(cell).doc
}

/** Whether two documents are equal, in any order of fields. */
export function sameRichText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other)
}

/** The text alone, paragraphs separated by a space. */
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
    // Reported below.
  }
  throw new CellError('Opis počinje kao JSON, a nije ispravan dokument.')
}
