export type Release = { tag_name: string; name: string; released_at: string | null; description_html: string }

const heading = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?\s*$/
const safeHref = /^(?:https:\/\/|\/(?![/\\]))[^\s"<>\\]*$/

/** The releases of a changelog, in its order. The HTML is written here: nothing of the source passes as markup. */
export function parseChangelog(markdown: string): Release[] {
  const releases: { tag: string; date: string | null; lines: string[] }[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const [, tag, date] = heading.exec(line) ?? []
    if (tag) releases.push({ tag, date: date ?? null, lines: [] })
    else releases.at(-1)?.lines.push(line)
  }
  return releases.map(({ tag, date, lines }) => ({ tag_name: tag, name: tag, released_at: date, description_html: renderBlocks(lines) }))
}

/** Lists, third-level headings and paragraphs. An indented line continues the one before. */
function renderBlocks(lines: string[]): string {
  let html = ''
  let isInList = false
  for (const line of joinContinued(lines)) {
    const isItem = line.startsWith('- ')
    if (isItem !== isInList) html += isItem ? '<ul>' : '</ul>'
    isInList = isItem
    if (isItem) html += `<li>${renderInline(line.slice(2))}</li>`
    else if (line.startsWith('### ')) html += `<h3>${renderInline(line.slice(4))}</h3>`
    else html += `<p>${renderInline(line)}</p>`
  }
  return isInList ? `${html}</ul>` : html
}

function joinContinued(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of lines.filter((one) => one.trim() !== '')) {
    if (/^\s/.test(line) && joined.length > 0) joined.push(`${joined.pop()} ${line.trim()}`)
    else joined.push(line.trim())
  }
  return joined
}

function renderInline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, href: string) =>
      safeHref.test(href) ? `<a href="${href}">${label}</a>` : label,
    )
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
