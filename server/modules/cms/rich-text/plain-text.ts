import type { RichNode } from '@/lib/api/entities/common.schema'
import { fromHtml } from './from-html'

export const maxSummaryLength = 1000

/** The text of HTML, cut at a word boundary. */
export function summaryOf(html: string): string {
  const text = wholeTextOf(html)
  if (text.length <= maxSummaryLength) return text
  const cut = text.slice(0, maxSummaryLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`
}

export function wholeTextOf(html: string): string {
  return plainText(fromHtml(html).doc).trim()
}

/** The text alone, paragraphs separated by a space. */
export function plainText(node: RichNode): string {
  if (node.type === 'hardBreak') return ' '
  const parts = (node.content ?? []).map(plainText)
  const isLine = node.type === 'paragraph' || node.type === 'heading'
  return (node.text ?? parts.join(isLine ? '' : ' ')).replaceAll(/\s+/g, ' ')
}
