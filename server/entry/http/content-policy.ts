import { createHash } from 'node:crypto'
import { earlyClickListener } from '@/lib/browser/early-click-listener'

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'
/** Hosts besides our own that a page may reach, and for what. */
export type CspSources = Partial<Record<Directive, readonly string[]>>

export const reportPath = '/api/csp-report'

/**
 * What a page may run and reach. `scripts` names the inline scripts that are ours: a nonce, or hashes. Styles may stand inline: React and the
 * window library write style attributes, and a style runs nothing.
 */
export function contentPolicy({ scripts, sources = [] }: { scripts: readonly string[]; sources?: readonly CspSources[] }): string {
  const hosts = (directive: Directive) => sources.flatMap((guest) => guest[directive] ?? [])
  const rules = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...hosts('script-src')],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...hosts('img-src')],
    ['connect-src', "'self'", ...hosts('connect-src')],
    ['frame-src', "'self'", ...hosts('frame-src')],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...hosts('form-action')],
    ['frame-ancestors', "'self'"],
    ['report-uri', reportPath],
    ['report-to', 'csp'],
  ]
  return rules.map((rule) => [...new Set(rule)].join(' ')).join('; ')
}

/** For what is no page: should a browser ever take it for one, it is an empty one. */
export const nonPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Base64 without padding and signs that could end a header or an attribute. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`

/** The one script of ours that carries no nonce, because it is the same in every page. */
export const staticScriptHashes = [hashSource(earlyClickListener)]

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const nonceOf = /\snonce="([^"]*)"/

/**
 * The inline scripts of a page that is kept for everybody, by their hashes. A nonce would be the same for all of its visitors, and so a secret of
 * none; it only tells here which scripts Next has written. The first script of the document is Next's and stands before any words of people;
 * nobody could know its nonce before the page was rendered, so what carries another is not ours.
 */
export function scriptHashes(html: string): string[] {
  let own: string | undefined
  const hashes = new Set(staticScriptHashes)
  for (const [, attributes = '', content = ''] of html.matchAll(script)) {
    const nonce = nonceOf.exec(attributes)?.[1]
    if (nonce === undefined) continue
    own ??= nonce
    if (nonce === own && content !== '') hashes.add(hashSource(content))
  }
  return [...hashes]
}

function hashSource(content: string) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
