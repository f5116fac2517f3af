import { expect, it } from 'vitest'
import { pageDataLoader } from '@/lib/browser/inline-scripts/page-data-loader'
import { pageDataRequest, splitPage } from './page-data'

const picture = '<link rel="preload" as="image" imageSrcSet="/media/a/w320.webp 320w" imageSizes="100vw" fetchPriority="high"/>'
const shop = '<script src="/_next/static/chunks/shop.js" async="" nonce="n"></script>'
const react = '<script src="/_next/static/chunks/react.js" nonce="n" async=""></script>'
const own = '<script nonce="n">early()</script>'
const data = (...parts: unknown[]) =>
  parts
    .map(
      (part, at) =>
        `<script nonce="n">${at === 0 ? '(self.__next_f=self.__next_f||[])' : 'self.__next_f'}.push(${JSON.stringify(part)})</script>`,
    )
    .join('')
const flight = data([0], [1, '0:"čitaj"\n'], [1, '1:T4,</p>'])
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const loader = (name: string | undefined, scripts: string) =>
  `<script nonce="n" data-page="${name}" data-scripts="${scripts}">${pageDataLoader}</script>`

// docs/rules/storefront.md#page-data
it('the data of a page is taken out in its order, and asked for before a script can run', () => {
  const split = splitPage(page(`${own}${shop}`, `<main></main>${flight}${react}`))
  expect(split.data?.text).toBe('0:"čitaj"\n1:T4,</p>')
  expect(split.data?.name).toMatch(/^[\w-]{22}$/)
  expect(split.html).toBe(page(`${own}${loader(split.data?.name, '')}${shop}`, `<main></main>${react}`))
})

it('the scripts of a page that begins with a large picture are named, to be loaded after it', () => {
  const { html, data: taken } = splitPage(page(`${picture}${own}`, `<main></main>${flight}${shop}${react}`))
  const scripts = '/_next/static/chunks/shop.js /_next/static/chunks/react.js'
  expect(html).toBe(page(`${picture}${own}`, `<main></main>${loader(taken?.name, scripts)}`))
})

it('other data has another name', () => {
  const names = ['a', 'b', 'a'].map((text) => splitPage(page(shop, data([0], [1, text]))).data?.name)
  expect(names[0]).toBe(names[2])
  expect(names[0]).not.toBe(names[1])
})

it.each([
  ['without data', page(shop, '<main></main>')],
  ['without scripts', page('', flight)],
  ['with data in bytes', page(shop, data([0], [1, 'a'], [3, 'AAEC']))],
  ['with the state of a form', page(shop, data([0], [1, 'a'], [2, {}]))],
  [
    'with scripts that Next loads first',
    page(shop, `<script nonce="n">(self.__next_s=self.__next_s||[]).push(["/a.js",{}])</script>${flight}`),
  ],
  ['with a script of another form', page(shop, `${flight}<script nonce="n">self.__next_f.push(later())</script>`)],
])('a page %s stays whole', (_, html) => {
  expect(splitPage(html)).toEqual({ html, data: null })
})

it.each([
  ['/_page-data/abc/shop?page=2', { name: 'abc', pageUrl: '/shop?page=2' }],
  ['/_page-data/abc/', { name: 'abc', pageUrl: '/' }],
  ['/_page-data/abc', { name: '', pageUrl: '/' }],
  ['/_page-data', null],
  ['/shop', null],
])('%s asks for %j', (url, request) => {
  expect(pageDataRequest(url)).toEqual(request)
})
