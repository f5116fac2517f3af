import { describe, expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml'

describe('the sitemap', () => {
  it('says each address and, where it is known, the day of its last change', () => {
    const xml = sitemapXml({
      url: 'https://podlampom.example',
      entries: [
        { path: '/', updated_at: '2026-11-20T09:38:34.428Z' },
        { path: '/tag-objave?tag=a&b', updated_at: null },
      ],
    })
    expect(xml).toContain('<url><loc>https://podlampom.example/</loc><lastmod>2026-11-20</lastmod></url>')
    expect(xml).toContain('<url><loc>https://podlampom.example/tag-objave?tag=a&amp;b</loc></url>')
  })
})
