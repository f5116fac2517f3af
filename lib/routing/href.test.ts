import { expect, it } from 'vitest'
import { pathOf, type Href } from './href'
import type { LinkLocale } from './paths'

// docs/rules/storefront.md#routes
it.each<[Href, LinkLocale, string]>([
  ['/', 'hr', '/'],
  ['/', 'en', '/en'],
  ['/cart', 'hr', '/kosarica'],
  ['/cart', 'en', '/en/cart'],
  [{ pathname: '/product/[slug]', params: { slug: 'jama' } }, 'hr', '/product/jama'],
  [{ pathname: '/product/[slug]', params: { slug: 'jama' } }, 'de', '/de/produkt/jama'],
  [{ pathname: '/order/[slug]', params: { slug: 'a/b č' } }, 'hr', '/narudzba/a%2Fb%20%C4%8D'],
  [{ pathname: '/admin/orders/[id]', params: { id: 7 } }, 'hr', '/admin/orders/7'],
  [{ pathname: '/search', query: { q: 'šuma & more' } }, 'hr', '/pretraga?q=%C5%A1uma+%26+more'],
  [{ pathname: '/shop/[slug]', params: { slug: 'knjige' }, query: { page: 2 } }, 'en', '/en/shop/knjige?page=2'],
  [{ pathname: '/search', query: {} }, 'hr', '/pretraga'],
])('%j in %s is %s', (href, locale, path) => expect(pathOf(href, locale)).toBe(path))
