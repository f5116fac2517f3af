import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml'

const url = 'https://podlampom.example'
const updated_at = '2026-11-20T09:38:34.428Z'

describe('sitemap', () => {
  it('lists its parts with their newest change', async () => {
    const parts = [
      { type: 'pages' as const, page: 1, updated_at },
      { type: 'products' as const, page: 1, updated_at: null },
      { type: 'products' as const, page: 2, updated_at },
    ]
    await expect(sitemapIndexXml({ url, parts })).toMatchFileSnapshot('../../tests/golden/sitemap/index.xml')
  })

  it('lists addresses with lastmod, languages and images', async () => {
    const entries = [
      { path: '/', alternates: [], updated_at, images: [] },
      { path: '/product/rat-i-mir', alternates: [], updated_at, images: ['/media/a/w1280.webp', '/media/b/w1280.webp'] },
      { path: '/tag-objave?tag=a&b', alternates: [], updated_at: null, images: [] },
    ]
    await expect(sitemapXml({ url, languages: ['hr'], entries })).toMatchFileSnapshot('../../tests/golden/sitemap/part.xml')
  })

  it('names the addresses in other languages, the one in the own language for all others', () => {
    const alternates = [
      { language: 'hr', path: '/o-nama' },
      { language: 'en', path: '/en/about-us' },
    ]
    const xml = sitemapXml({ url, languages: ['hr', 'en'], entries: [{ path: '/en/about-us', alternates, updated_at: null, images: [] }] })
    const links = [...xml.matchAll(/hreflang="([^"]+)" href="https:\/\/podlampom\.example([^"]+)"/g)].map(([, language, path]) => [
      language,
      path,
    ])
    expect(links).toEqual([
      ['hr', '/o-nama'],
      ['en', '/en/about-us'],
      ['x-default', '/o-nama'],
    ])
  })

  it('omits what the options switch off', () => {
    const xml = sitemapXml({ url, languages: [], entries: [{ path: '/shop', alternates: [], updated_at: null, images: [] }] })
    expect(xml).toContain('  <url><loc>https://podlampom.example/shop</loc></url>')
  })
})
