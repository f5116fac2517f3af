import { decodeEntities } from './entities'

/** A piece of HTML: a text, or the beginning or end of an element. `href` is the only attribute that anybody asks for. */
export type Piece = { kind: 'text'; text: string } | { kind: 'open'; name: string; href: string | null } | { kind: 'close'; name: string }

/** What these hold is no text: programs, styles, other documents. */
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
/** These have no end. */
const empty = new Set(['br', 'hr', 'img', 'input', 'embed', 'meta', 'link', 'wbr', 'col', 'source', 'area', 'base', 'param', 'track'])

const token = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi

/**
 * HTML as people's editors leave it, piece by piece. It only has to find words, structure and addresses: whoever builds a document of them
 * decides what may stand in it, so nothing that is misread here can become an element.
 */
export function* readHtml(html: string): Generator<Piece> {
  let at = 0
  let hidden: string | null = null
  for (const match of html.matchAll(token)) {
    const [written, slash, rawName, attributes = ''] = match
    if (hidden === null && match.index > at) yield { kind: 'text', text: decodeEntities(html.slice(at, match.index)) }
    at = match.index + written.length
    if (rawName === undefined) continue
    const name = rawName.toLowerCase()
    if (hidden !== null) {
      if (slash && name === hidden) hidden = null
      continue
    }
    if (slash) yield { kind: 'close', name }
    else if (opaque.has(name)) {
      if (!empty.has(name) && !attributes.trimEnd().endsWith('/')) hidden = name
      yield { kind: 'open', name, href: null }
    } else yield { kind: 'open', name, href: name === 'a' ? hrefIn(attributes) : null }
  }
  if (hidden === null && at < html.length) yield { kind: 'text', text: decodeEntities(html.slice(at)) }
}

function hrefIn(attributes: string): string | null {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const written = found?.[1] ?? found?.[2] ?? found?.[3]
  return written === undefined ? null : decodeEntities(written).trim()
}
