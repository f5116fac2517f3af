import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy, scriptHashes, nonceSource, staticScriptHashes } from './content-policy'
import { cspSourcesFor } from './csp-sources'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content policy', () => {
  const policy = contentPolicy({ scripts: [nonceSource('abc')], sources: cspSourcesFor('/', { hasGoogleTag: false }) })

  it('allows only our scripts', () => {
    const [scripts = ''] = policy.match(/script-src [^;]+/) ?? []
    expect(scripts).toBe("script-src 'self' 'nonce-abc'")
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*;|https:\/\/\*[^.]/)
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", 'report-uri /api/csp-report', 'report-to csp'])
      expect(policy).toContain(rule)
  })

  it('allows videos on every page and payment only on the checkout', () => {
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com")
    expect(policy).not.toMatch(/paypal|recaptcha/)
  })
})

describe("Google's tag", () => {
  const isAllowedAt = (url: string, hasTags = true) =>
    contentPolicy({ scripts: [], sources: cspSourcesFor(url, { hasGoogleTag: hasTags }) }).includes('https://www.googletagmanager.com')

  it.each(['/', '/shop', '/product/lampa?varijanta=2', '/naplata', '/prijavanje'])('is allowed on %s of a site with a tag', (url) => {
    expect(isAllowedAt(url)).toBe(true)
    expect(isAllowedAt(url, false)).toBe(false)
  })

  it.each([
    '/odjava?letter=tajna',
    '/potvrdi-email?newsletter=tajna',
    '/potvrdi-email?goal=tajna',
    '/prijava?verificationToken=tajna',
    '/login?verificationToken=tajna',
    '/en/login?verificationToken=tajna',
    '/social-login?code=tajna&state=tajna',
    '/profil/moji-podaci',
    '/narudzba/a1b2c3',
    '/preuzmi',
    '/admin/orders',
  ])('is not allowed on the personal page %s', (url) => expect(isAllowedAt(url)).toBe(false))
})

describe('the scripts of a cached page', () => {
  const page = (body: string) => `<head><script src="/_next/a.js" async="" nonce="N1"></script></head><body>${body}</body>`

  it('are those with the nonce of the first script', () => {
    expect(scriptHashes(page('<script nonce="N1">self.__next_f.push([1,"a"])</script>'))).toEqual([
      ...staticScriptHashes,
      hash('self.__next_f.push([1,"a"])'),
    ])
  })

  it.each(['<script>alert(1)</script>', '<script nonce="">alert(1)</script>', '<script nonce="N0">alert(1)</script>'])(
    'exclude %s',
    (foreign) => expect(scriptHashes(page(foreign))).toEqual(staticScriptHashes),
  )

  it('may span lines and have attributes in any order', () => {
    const html = page('<script id="_R_" nonce="N1">\nlet a = "<b>"\n</script><script type="application/ld+json">{}</script>')
    expect(scriptHashes(html)).toEqual([...staticScriptHashes, hash('\nlet a = "<b>"\n')])
  })
})
