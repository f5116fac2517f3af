import { describe, expect, it } from 'vitest'
import { parseSitemapFile, sitemapFile, sitemapTypes } from './sitemap'

describe('sitemap files', () => {
  it.each(sitemapTypes.flatMap((type) => [1, 2, 15].map((page) => ({ type, page }))))('parses the name of $type $page', (part) => {
    expect(parseSitemapFile(sitemapFile(part))).toEqual(part)
  })

  it.each(['products-1.xml', 'products-0.xml', 'products-99999.xml', 'nesto.xml', 'products', 'products.xml.gz', '../products.xml', ''])(
    'rejects the name %o',
    (name) => expect(parseSitemapFile(name)).toBeNull(),
  )
})
