import { list, prose, text } from './frame'

/**
 * The Markdown of the document's own texts as HTML: headings of level 2 and 3, tables, lists, fenced code and paragraphs, with `code` inside them. Blocks are
 * parted by blank lines; anything else is text.
 */
export function markdown(value: string): string {
  return value
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockHtml(block.split('\n')))
    .join('')
}

function blockHtml(lines: readonly string[]): string {
  const [first = '', second = ''] = lines
  const heading = /^(#{2,3}) (.+)$/.exec(first)
  if (heading) {
    const [, marks = '', title = ''] = heading
    const rest = lines.slice(1)
    return `<h${marks.length}>${prose(title)}</h${marks.length}>${rest.length > 0 ? blockHtml(rest) : ''}`
  }
  if (first.startsWith('```')) return `<pre>${text(lines.slice(1, -1).join('\n'))}</pre>`
  if (first.startsWith('|') && /^\|[\s:|-]+\|$/.test(second)) return table(lines)
  if (lines.every((line) => line.startsWith('- '))) return list(lines.map((line) => prose(line.slice(2))))
  if (lines.every((line) => /^\d+\. /.test(line)))
    return `<ol>${lines.map((line) => `<li>${prose(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  return `<p>${prose(lines.join(' '))}</p>`
}

function table([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string, tag: 'th' | 'td') =>
    `<tr>${line
      .slice(1, -1)
      .split('|')
      .map((cell) => `<${tag}>${prose(cell.trim())}</${tag}>`)
      .join('')}</tr>`
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`
}
