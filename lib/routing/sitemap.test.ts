import { describe, expect, it } from 'vitest'
import { readSitemapFile, sitemapFile, sitemapTypes } from './sitemap'

describe('the files of a sitemap', () => {
  it.each(sitemapTypes.flatMap((type) => [1, 2, 15].map((page) => ({ type, page }))))('$type $page is read from its own name', (part) => {
    expect(readSitemapFile(sitemapFile(part))).toEqual(part)
  })

  it.each(['products-1.xml', 'products-0.xml', 'products-99999.xml', 'nesto.xml', 'products', 'products.xml.gz', '../products.xml', ''])(
    'no part is called %o',
    (name) => expect(readSitemapFile(name)).toBeNull(),
  )
})
