import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/project-files'

// Next also reads the matcher from the source text.
const [, written = ''] = /matcher: \[\s*'(.+)'/.exec(readFileSync(path.join(root, 'proxy.ts'), 'utf8')) ?? []
const matcher = written.replaceAll('\\\\', '\\')

const isRouted = (address: string) => new RegExp(`^${matcher}$`).test(address)

it.each(readdirSync(path.join(root, 'public'), { recursive: false }).map(String))('does not route public/%s', (file) => {
  expect(isRouted(`/${file}`)).toBe(false)
})

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/google.xml',
  '/media/a/w640.webp',
  '/api/health/live',
  '/_next/static/a.js',
])('does not route %s', (address) => expect(isRouted(address)).toBe(false))

it.each(['/feeds/nema', '/feeds/hr/cart', '/sitemaps/', '/sitemaps/hr/cart'])(
  'routes %s, which would be a page of an invented site',
  (address) => {
    expect(isRouted(address)).toBe(true)
  },
)

it.each(['/', '/o-nama', '/x.png', '/icon.exe', '/og.png.html', '/wp-login.php', '/product/a.png'])('routes %s', (address) => {
  expect(isRouted(address)).toBe(true)
})
