import { tokenizeHtml } from '@/server/modules/cms/rich-text/read-html'

const allowedTags = new Map([
  ['a', 'a'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
])
const safeHref = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"<>\\]*$/

/**
 * Sanitizes an editor's short HTML (docs/rules/privacy.md#consent-html): parsed and written anew, so that no original markup survives.
 * components/ui/text/inline-html.tsx renders it from an allow-list again.
 */
export function sanitizeConsentHtml(html: string): string {
  const open: string[] = []
  let out = ''
  for (const piece of tokenizeHtml(html)) {
    if (piece.kind === 'text') out += escape(piece.text)
    else if (piece.kind === 'open') out += openTag(piece.name, piece.href, open)
    else if (allowedTags.has(piece.name) && open.at(-1) === allowedTags.get(piece.name)) out += `</${open.pop()}>`
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

function openTag(name: string, href: string | null, open: string[]) {
  const tag = allowedTags.get(name)
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
