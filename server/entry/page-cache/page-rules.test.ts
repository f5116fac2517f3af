import { describe, expect, it } from 'vitest'
import { isCompleteHtml, pageCacheKey, cacheSeconds } from './page-rules'

const visitor = { host: 'pod-lampom.example' }
const get = (url: string, headers = {}) => pageCacheKey({ method: 'GET', url, headers: { ...visitor, ...headers } })

describe('pageCacheKey', () => {
  it('keys a page by host and path', () => {
    expect(get('/shop/romani')).toBe(' pod-lampom.example/shop/romani')
    expect(pageCacheKey({ method: 'HEAD', url: '/', headers: visitor })).toBe(get('/'))
  })

  it('separates queries', () => {
    expect(new Set([get('/shop/romani'), get('/shop/romani?boja=3'), get('/shop/romani?boja=4')]).size).toBe(3)
  })

  it('separates hosts and protocols', () => {
    expect(new Set([get('/'), get('/', { host: 'drugi.example' }), get('/', { 'x-forwarded-proto': 'https' })]).size).toBe(3)
  })

  it('separates router data from pages, by its Vary headers', () => {
    const tree = (state: string) => get('/?_rsc=1a', { rsc: '1', 'next-router-state-tree': state })
    expect(new Set([get('/'), tree('a'), tree('b'), get('/?_rsc=1a', { rsc: '1', 'next-router-prefetch': '1' })]).size).toBe(4)
  })

  it("ignores the router's cache buster", () => {
    expect(get('/?_rsc=1a', { rsc: '1' })).toBe(get('/?_rsc=2b', { rsc: '1' }))
  })

  it.each([
    ['router data of a filter', '/shop/romani?boja=3&_rsc=1a', { rsc: '1' }],
    ['a long query', `/shop/romani?q=${'a'.repeat(300)}`, {}],
    ['the edit layer over a list', '/shop/romani?boja=3&editPage=true', {}],
    ['the edit layer', '/?editPage=true', {}],
    ['a query beside the router’s', '/?_rsc=1a&editPage=true', { rsc: '1' }],
    ['a caller with a token', '/', { accesstoken: 'x' }],
    ['a caller with credentials', '/', { authorization: 'Bearer x' }],
    ['a preview', '/', { cookie: 'a=1; __prerender_bypass=x' }],
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

describe('cacheSeconds', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000' }

  it('caches a public page for a minute at most', () => {
    expect(cacheSeconds(200, page)).toBe(60)
    expect(cacheSeconds(200, { ...page, 'cache-control': 's-maxage=20, stale-while-revalidate=100' })).toBe(20)
  })

  it('caches a list that the proxy marks as shared', () => {
    const list = { 'content-type': 'text/html', 'cache-control': 'private, no-store', 'x-izlog-shared': '60' }
    expect(cacheSeconds(200, list)).toBe(60)
    expect(cacheSeconds(200, { ...list, 'x-izlog-shared': '600' })).toBe(60)
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
