import { plainText } from './cell'
import { fromHtml } from './from-html'

const longest = 1000

/** A short text out of HTML: its words alone, cut at a word's end where there are too many. */
export function summaryOf(html: string): string {
  const text = plainText(fromHtml(html).doc).trim()
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`
}
