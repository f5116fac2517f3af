import { expect, it } from 'vitest'
import { robotsTxt } from './robots-txt'

const url = 'https://podlampom.example'

it('disallows personal pages and names the sitemap URL', () => {
  const lines = robotsTxt({ url, enabled: true }).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /kosarica$',
      'Disallow: /profil/',
      'Disallow: /pretraga?',
      'Disallow: /api/',
      'Sitemap: https://podlampom.example/sitemap.xml',
    ]),
  )
  expect(lines).not.toContain('Disallow: /')
})

it.each([
  ['/prijava', true],
  ['/prijava?verificationToken=1', true],
  ['/profil/narudzbe', true],
  ['/admin/cache', true],
  ['/en/cart', true],
  ['/en/search?q=more', true],
  ['/en/profile/orders', true],
  ['/en/cartography', false],
  ['/prijava-rukopisa', false],
  ['/profili-autora', false],
  ['/administracija', false],
])('distinguishes pages with the same prefix: %s', (path, isClosed) => {
  const rules = robotsTxt({ url, enabled: true }).match(/(?<=Disallow: ).+/g) ?? []
  // RFC 9309: a rule matches by prefix, with `$` exactly.
  const matches = (rule: string) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule))
  expect(rules.some(matches)).toBe(isClosed)
})

it('omits a disabled sitemap', () => {
  expect(robotsTxt({ url, enabled: false })).not.toContain('Sitemap')
})
