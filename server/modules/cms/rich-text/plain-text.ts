import { plainText } from '@/server/modules/product/import-export/cells/rich-text'
import { fromHtml } from './from-html'

const maxLength = 1000

/** The text of HTML, cut at a word boundary. */
export function summaryOf(html: string): string {
  const text = plainText(fromHtml(html).doc).trim()
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`
}
