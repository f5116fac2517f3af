import { readHtml } from '@/server/modules/product/import-export/rich-text/read-html'

const kept = new Map([
  ['a', 'a'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
])
const safeHref = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"<>\\]*$/

/**
 * An editor's short HTML as it may stand in a form: words, links, strong and em, written anew from what was read, so that nothing of the original
 * letters survives. Components/inline-html.tsx renders it, again from an allow-list.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let out = ''
  for (const piece of readHtml(html)) {
    if (piece.kind === 'text') out += escape(piece.text)
    else if (piece.kind === 'open') out += begin(piece.name, piece.href, open)
    else if (kept.has(piece.name) && open.at(-1) === kept.get(piece.name)) out += `</${open.pop()}>`
  }
  return (
    out +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function begin(name: string, href: string | null, open: string[]) {
  const tag = kept.get(name)
  if (tag === undefined) return name === 'br' || name === 'p' ? ' ' : ''
  if (tag !== 'a') {
    open.push(tag)
    return `<${tag}>`
  }
  if (open.includes('a') || href === null || !safeHref.test(href)) return ''
  open.push('a')
  return `<a href="${escape(href)}">`
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
