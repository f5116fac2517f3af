import { createHash } from 'node:crypto'
import { earlyScript } from '@/lib/browser/inline-scripts/early-script'

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'
/** External hosts per directive. */
export type CspSources = Partial<Record<Directive, readonly string[]>>

export const reportPath = '/api/csp-report'

/**
 * The content policy of a page (docs/rules/platform.md#content-policy). `scripts` lists a nonce or hashes. Inline styles are allowed: React and the dialog
 * library write style attributes.
 */
export function contentPolicy({ scripts, sources = [] }: { scripts: readonly string[]; sources?: readonly CspSources[] }): string {
  const hosts = (directive: Directive) => sources.flatMap((source) => source[directive] ?? [])
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

/** For responses other than pages: allows nothing. */
export const nonPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`

/** Our only script without a nonce: it is the same in every page. */
export const staticScriptHashes = [hashSource(earlyScript)]

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const nonceOf = /\snonce="([^"]*)"/

/**
 * Hashes of the inline scripts of a cached page. The nonce only marks the scripts that Next wrote: the first script comes before any user text, and nobody
 * could know its nonce, so a script with another nonce is foreign.
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
