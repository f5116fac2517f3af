import { describe, expect, it, vi } from 'vitest'
import { safeReturnPath } from '@/features/auth/session/return-path'
import { resolveHref } from '@/lib/routing/links'
import { sanitizeConsentHtml } from '@/server/modules/cms/consent/sanitize-html'
import { isSameSiteUrl } from '@/server/core/http/same-site-url'

/** Foreign origins and scripts written so that they could pass for a path (docs/rules/platform.md#own-addresses). */
const hosts = ['zlo.example', 'zlo.example/hr', 'zlo.example@shop.example', '%7Azlo.example', '0x7f.1', '[::1]', '①②⑦.0.0.1']
const prefixes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/ /',
  '\u0000//',
  '\u000b//',
  '//\t',
  '/\\/',
  '/\u2028/',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'ht\ttps://',
  '\u0001https://',
  'ftp://',
  'blob:https://',
  'file://',
  '//user:lozinka@',
  '/%09/',
  '/%5c',
  '/.//',
  '/..//',
  '/./\\',
  '/;@',
  '/@%0a//',
  'https://shop.example@',
  'https://shop.example.',
  'https://shop.example:443@',
]
const scriptUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  ' javascript:x',
  'javascript&colon;x',
  'view-source:x',
]
const corpus = [...prefixes.flatMap((way) => hosts.map((host) => way + host)), ...scriptUrls]

const ours = 'https://shop.example'
/** The origin a browser on our page would open, or null for none. */
function originOf(href: string) {
  return URL.canParse(href, ours) ? new URL(href, ours).origin : null
}

it('has a large corpus', () => expect(corpus.length).toBeGreaterThan(250))

describe('no open redirects', () => {
  it.each(corpus)('by a return path: %j', (address) => {
    const path = safeReturnPath(address)
    expect(path === null ? ours : originOf(path)).toBe(ours)
  })

  it.each(corpus)('by a payment return: %j', (address) => {
    expect(isSameSiteUrl(address, ours) ? originOf(address) : ours).toBe(ours)
  })

  it.each(corpus)('by an internal link: %j', (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { href, external } = resolveHref(address)
    vi.restoreAllMocks()
    expect(/^(?:\/|#|mailto:|tel:|https?:\/\/)/i.test(href), href).toBe(true)
    const isElsewhere = external || /^(?:mailto|tel):/i.test(href)
    expect(isElsewhere ? ours : originOf(href)).toBe(ours)
  })

  it.each(corpus)('by a consent text: %j', (address) => {
    const [, href] = /href="([^"]*)"/.exec(sanitizeConsentHtml(`<a href="${address}">x</a>`)) ?? []
    if (href === undefined) return
    const isWhole = /^(?:https:\/\/|mailto:|tel:)/.test(href)
    expect(isWhole ? ours : originOf(href)).toBe(ours)
    expect(href).not.toMatch(/^\s*(?:javascript|data|vbscript)/i)
  })
})
