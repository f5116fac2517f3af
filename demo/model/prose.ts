import type { Prose, RichNode } from './types'

type Mark = NonNullable<RichNode['marks']>[number]

const markPattern = /\*\*(?<bold>.+?)\*\*(?!\*)|\*(?!\s)(?<italic>.+?)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/u

/**
 * Parses prose into a rich text document. Blank lines separate blocks; '## ' and '### ' are headings, '- ' and '1. ' lists, '> ' a quote, '---' a rule.
 * Lines of a paragraph are joined, so a template literal may be indented and wrapped.
 */
export function prose(text: Prose): RichNode {
  return { type: 'doc', content: splitBlocks(text).map(block) }
}

function splitBlocks(text: string): string[][] {
  const blocks = text.split(/\n\s*\n/u).map((part) =>
    part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  return blocks.filter((lines) => lines.length > 0)
}

function block(lines: string[]): RichNode {
  const joined = lines.join(' ')
  if (joined === '---') return { type: 'horizontalRule' }
  if (joined.startsWith('### ')) return { type: 'heading', attrs: { level: 3 }, content: inline(joined.slice(4)) }
  if (joined.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: inline(joined.slice(3)) }
  if (lines.every((line) => line.startsWith('> '))) {
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.slice(2)).join(' '))] }
  }
  if (lines.every((line) => line.startsWith('- '))) return { type: 'bulletList', content: lines.map((line) => listItem(line.slice(2))) }
  if (lines.every((line) => /^\d+\. /u.test(line))) {
    return { type: 'orderedList', content: lines.map((line) => listItem(line.replace(/^\d+\. /u, ''))) }
  }
  return paragraph(joined)
}

function listItem(text: string): RichNode {
  return { type: 'listItem', content: [paragraph(text)] }
}

function paragraph(text: string): RichNode {
  return { type: 'paragraph', content: inline(text) }
}

function inline(text: string, marks: Mark[] = []): RichNode[] {
  if (text === '') return []
  const match = markPattern.exec(text)
  if (!match) return [leaf(text, marks)]
  const inner = markedPart(match.groups ?? {}, marks)
  return [...inline(text.slice(0, match.index), marks), ...inner, ...inline(text.slice(match.index + match[0].length), marks)]
}

function markedPart(groups: Record<string, string | undefined>, marks: Mark[]): RichNode[] {
  if (groups.bold) return inline(groups.bold, [...marks, { type: 'bold' }])
  if (groups.italic) return inline(groups.italic, [...marks, { type: 'italic' }])
  return inline(groups.label ?? '', [...marks, { type: 'link', attrs: { href: groups.href ?? '' } }])
}

/** Non-breaking space between an amount and its currency. */
function leaf(words: string, marks: Mark[]): RichNode {
  const text = words.replace(/(?<=\d) €/gu, '\u00a0€')
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}
