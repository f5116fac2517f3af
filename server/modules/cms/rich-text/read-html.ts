import { decodeEntities } from './entities'

/** An HTML token. `href` is the only attribute that is used. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; href: string | null }
  | { kind: 'close'; name: string }

/** Elements whose content is not text: scripts, styles, embedded documents. */
const opaque = new Set([
  'script',
  'style',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'textarea',
  'select',
  'title',
  'head',
  'xmp',
])
/** Elements without an end tag. */
const voidElements = new Set([
  'br',
  'hr',
  'img',
  'input',
  'embed',
  'meta',
  'link',
  'wbr',
  'col',
  'source',
  'area',
  'base',
  'param',
  'track',
])

const token = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi

/** Tokenizes HTML leniently. The caller allow-lists what it builds, so a misread token cannot become an element. */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let at = 0
  let skippedElement: string | null = null
  for (const match of html.matchAll(token)) {
    const [written, slash, rawName, attributes = ''] = match
    if (skippedElement === null && match.index > at) yield { kind: 'text', text: decodeEntities(html.slice(at, match.index)) }
    at = match.index + written.length
    if (rawName === undefined) continue
    const name = rawName.toLowerCase()
    if (skippedElement !== null) {
      if (slash && name === skippedElement) skippedElement = null
      continue
    }
    if (slash) yield { kind: 'close', name }
    else if (opaque.has(name)) {
      if (!voidElements.has(name) && !attributes.trimEnd().endsWith('/')) skippedElement = name
      yield { kind: 'open', name, href: null }
    } else yield { kind: 'open', name, href: name === 'a' ? hrefIn(attributes) : null }
  }
  if (skippedElement === null && at < html.length) yield { kind: 'text', text: decodeEntities(html.slice(at)) }
}

function hrefIn(attributes: string): string | null {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const written = found?.[1] ?? found?.[2] ?? found?.[3]
  return written === undefined ? null : decodeEntities(written).trim()
}
