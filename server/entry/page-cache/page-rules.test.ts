import type { IncomingHttpHeaders } from 'node:http'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { describe, expect, it } from 'vitest'
import { canonicalUrl, isCompleteHtml, mustNotBeShared, pageCacheKey, cacheSeconds, routerQuery, withSiteHost } from './page-rules'

const visitor = { host: 'pod-lampom.example' }
const get = (url: string, headers = {}) => pageCacheKey({ method: 'GET', url, headers: { ...visitor, ...headers } })
/** As the router asks for it. */
const data = (path: string, headers: IncomingHttpHeaders) => get(`${path}${routerQuery(headers)}`, { rsc: '1', ...headers })

describe('pageCacheKey', () => {
  it('keys a page by site and path', () => {
    expect(withSiteHost(get('/shop/romani') ?? '', 'pod-lampom.example')).toBe(' pod-lampom.example/shop/romani')
    expect(pageCacheKey({ method: 'HEAD', url: '/', headers: visitor })).toBe(get('/'))
  })

  it('separates queries', () => {
    expect(new Set([get('/shop/romani'), get('/shop/romani?boja=3'), get('/shop/romani?boja=4')]).size).toBe(3)
  })

  it('separates protocols, not hosts', () => {
    expect(get('/', { host: 'drugi.example' })).toBe(get('/'))
    expect(get('/', { 'x-forwarded-proto': 'https' })).not.toBe(get('/'))
  })

  it('separates router data from pages, by the part that is asked for', () => {
    const parts = [
      { 'next-url': '/' },
      { 'next-router-prefetch': '1' },
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    ]
    expect(new Set([get('/'), ...parts.map((headers) => data('/', headers))]).size).toBe(4)
  })

  it('knows router data from wherever it is asked for', () => {
    const from = (tree: string, url: string) => data('/', { 'next-router-state-tree': tree, 'next-url': url })
    expect(from('a', '/shop')).toBe(from('b', '/blog'))
    expect(from('a', '/shop')).not.toBeNull()
  })

  it.each([
    ['router data of a filter', '/shop/romani?boja=3&_rsc=1a', { rsc: '1' }],
    ['a long query', `/shop/romani?q=${'a'.repeat(300)}`, {}],
    ['the edit layer over a list', '/shop/romani?boja=3&editPage=true', {}],
    ['the edit layer', '/?editPage=true', {}],
    ['a query beside the router’s', '/?_rsc=1a&editPage=true', { rsc: '1' }],
    ['router data under the address of a page', '/', { rsc: '1', 'next-router-prefetch': '1' }],
    ['router data with the hash of another request', '/?_rsc=1a', { rsc: '1', 'next-router-prefetch': '1' }],
    [
      'all router data under the name of a part',
      `/${routerQuery({ 'next-router-segment-prefetch': '/x' })}`,
      { rsc: '1', 'next-router-segment-prefetch': '/x' },
    ],
    ['router data that no router asks for', '/', { rsc: '1' }],
    ['router data as a file', '/shop.rsc', {}],
    ['router data of an unknown kind', `/${routerQuery({ 'next-router-prefetch': '2' })}`, { rsc: '1', 'next-router-prefetch': '2' }],
    ['a caller with a token', '/', { accesstoken: 'x' }],
    ['a caller with credentials', '/', { authorization: 'Bearer x' }],
    ['an internal header of Next', '/', { 'x-middleware-prefetch': '1' }],
    ['an unknown header of the router', '/', { rsc: '1', 'next-hmr-refresh': '1' }],
    ['a prefetch header without rsc', '/', { 'next-router-prefetch': '1' }],
    ['the API', '/api/v1/product/web/get', {}],
    ['the admin panel', '/admin', {}],
  ])('bypasses the cache for %s', (_, url, headers) => {
    expect(get(url, headers)).toBeNull()
  })

  it('bypasses the cache for writes', () => {
    expect(pageCacheKey({ method: 'POST', url: '/', headers: visitor })).toBeNull()
  })

  it('caches a page whose path only starts like the API’s', () => {
    expect(get('/apiterapija')).not.toBeNull()
  })
})

it.each<[prefetch: '1' | undefined, segment: string | undefined, tree: string | undefined, url: string | undefined]>([
  [undefined, undefined, undefined, undefined],
  [undefined, undefined, '%5B%22%22%5D', '/pod-lampom/hr'],
  ['1', '/_tree', undefined, '/pod-lampom/hr/shop'],
  ['1', undefined, undefined, undefined],
])("routerQuery is the hash of Next's own router: %s %s %s %s", async (prefetch, segment, tree, url) => {
  const headers = {
    'next-router-prefetch': prefetch,
    'next-router-segment-prefetch': segment,
    'next-router-state-tree': tree,
    'next-url': url,
  }
  const hash = await computeCacheBustingSearchParam(prefetch, segment, tree, url)
  expect(routerQuery(headers)).toBe(hash === '' ? '' : `?_rsc=${hash}`)
})

describe('cacheSeconds', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000' }

  it('keeps a public page for half an hour at most', () => {
    expect(cacheSeconds(200, page)).toBe(1800)
    expect(cacheSeconds(200, { ...page, 'cache-control': 's-maxage=20, stale-while-revalidate=100' })).toBe(20)
  })

  it('caches a list that the proxy marks as shared', () => {
    const list = { 'content-type': 'text/html', 'cache-control': 'private, no-store', 'x-izlog-storable-seconds': '60' }
    expect(cacheSeconds(200, list)).toBe(60)
    expect(cacheSeconds(200, { ...list, 'x-izlog-storable-seconds': '600' })).toBe(60)
    expect(cacheSeconds(404, list)).toBe(0)
    expect(cacheSeconds(200, { ...list, 'set-cookie': 'a=1' })).toBe(0)
  })

  it.each([
    ['a page with a cookie', 200, { 'set-cookie': 'a=1' }],
    ['a page for one person', 200, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['a dynamic page', 200, { 'x-nextjs-cache': undefined }],
    ['a stale page', 200, { 'x-nextjs-cache': 'STALE' }],
    ['a missing page', 404, {}],
    ['a redirect', 308, {}],
    ['a response that is no page', 200, { 'content-type': 'application/json' }],
    ['a page without Cache-Control', 200, { 'cache-control': undefined }],
  ])('does not cache %s', (_, status, headers) => {
    expect(cacheSeconds(status, { ...page, ...headers })).toBe(0)
  })
})

it.each([
  ['<html><body>Knjige</body></html>', true],
  ['<html><body>Knjige</body></html>\n', true],
  ['<html><body>Knjige', false],
  ['<html><body><template data-dgst="1"></template></body></html>', false],
])('%s is complete: %s', (html, expected) => {
  expect(isCompleteHtml(html)).toBe(expected)
})

it.each([
  ['/shop', '/shop'],
  ['/%73hop', '/shop'],
  ['/shop/%72omani?q=%73', '/shop/romani?q=%73'],
  ['/z/%2e%2e', '/'],
  ['/z/../shop', '/shop'],
  ['/z/./shop', '/z/shop'],
  ['/%c4%8daj', '/%C4%8Daj'],
  ['/a%2fb', '/a%2Fb'],
  ['/%2573hop', '/%2573hop'],
  ['/%61pi/health', '/%61pi/health'],
  ['/media/%2e%2e/tajna', '/media/%2e%2e/tajna'],
  ['/%', '/%25'],
  ['/product/%ff', '/product/%25ff'],
  ['/product/%e2%82', '/product/%25e2%2582'],
  ['/product/%zz?q=%zz', '/product/%25zz?q=%zz'],
  ['/%73hop/%ff', '/shop/%25ff'],
  ['/api/v1/%ff', '/api/v1/%25ff'],
  ['/admin/%ff', '/admin/%25ff'],
  ['/_next/static/%c0%ae', '/_next/static/%25c0%25ae'],
  ['/a.b/c..d', '/a.b/c..d'],
  ['/shop%20', '/shop'],
  ['/shop%20%20?q=a%20', '/shop?q=a%20'],
  ['/stara%20adresa', '/stara%20adresa'],
  ['/shop%09', '/shop%2509'],
  ['/%0akon%09takt', '/%250akon%2509takt'],
  ['/kupite/.%09./shop', '/kupite/.%2509./shop'],
  ['/shop%20%7f', '/shop%20%257f'],
  ['/shop#a', '/shop'],
  ['/shop?q=a#b?c', '/shop?q=a'],
  ['/admin#a', '/admin'],
  ['//tudi.example/%73', '//tudi.example/s'],
  ['/\\tudi.example/%73', '/\\tudi.example/%73'],
])('%s is the page %s', (url, expected) => {
  expect(canonicalUrl(url)).toBe(expected)
})

it.each([
  ['a missing page', 'GET', 404, 'text/html', 's-maxage=3600, stale-while-revalidate=31532400', true],
  ['an answer to a write', 'POST', 200, 'text/html', 's-maxage=3600', true],
  ['a page that is not stored', 'GET', 200, 'text/html', 's-maxage=3600', true],
  ['a page for one person', 'GET', 200, 'text/html', 'private, no-store', false],
  ['a sitemap', 'GET', 200, 'application/xml', 'public, s-maxage=3600', false],
])('%s must not be shared', (_, method, statusCode, type, control, expected) => {
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': control }
  expect(mustNotBeShared(method, { statusCode, getHeader: (name) => headers[name] })).toBe(expected)
})
