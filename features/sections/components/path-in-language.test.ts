// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { pathInLanguage } from './path-in-language'

beforeEach(() => document.head.replaceChildren())

function nameInHead(hreflang: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }))
}

// docs/rules/storefront.md#language-switch
it.each([
  ['a translated page', '/o-nama', '/en/about-us', '/en/about-us'],
  ['a list with a query', '/shop?page=2', '/en/shop?page=2', '/en/shop?page=2'],
  ['a screen that search engines do not list', '/kosarica', null, '/en/cart'],
  ['a search', '/pretraga?q=more', null, '/en/search?q=more'],
  ['a page without a translation', '/dostava', null, '/en'],
  ['a product without a translation', '/product/rat-i-mir', null, '/en'],
  ['the home page', '/', '/en', '/en'],
])('from %s', (_, path, named, expected) => {
  window.history.replaceState(null, '', path)
  nameInHead('hr', `https://primjer.hr${path}`)
  if (named !== null) nameInHead('en', `https://primjer.hr${named}`)
  expect(pathInLanguage('en', 'hr')).toBe(expected)
})

it.each([
  ['/en/cart', '/kosarica'],
  ['/en/about-us', '/'],
  ['/en', '/'],
])('back from %s to %s', (path, expected) => {
  window.history.replaceState(null, '', path)
  expect(pathInLanguage('hr', 'en')).toBe(expected)
})
