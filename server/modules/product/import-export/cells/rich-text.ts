import { isDeepStrictEqual } from 'node:util'
import { RichNode } from '@/lib/api/entities/common.schema'
import { CellError } from '@/server/modules/product/import-export/record/problem'
import { fromHtml, type FromHtml } from '@/server/modules/cms/rich-text/from-html'
import { toHtml } from '@/server/modules/cms/rich-text/to-html'

const maxLength = 500_000

/** Formats a description as HTML where that is lossless, else as JSON. */
export function formatRichText(doc: RichNode): string {
  const html = toHtml(doc)
  return isDeepStrictEqual(fromHtml(html).doc, doc) && !html.startsWith('{') ? html : JSON.stringify(doc)
}

/** The document, and the elements that it cannot hold. */
export function parseRichText(cell: string): FromHtml {
  if (cell.length > maxLength) throw new CellError('Opis je predug.')
  return cell.trimStart().startsWith('{"') ? { doc: parseDocument(cell), unsupported: [] } : fromHtml(cell)
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
