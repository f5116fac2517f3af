import { expect, it } from 'vitest'
import { putScriptsLast } from './scripts-last'

const picture = '<link rel="preload" as="image" imageSrcSet="/media/a/w320.webp 320w" imageSizes="100vw" fetchPriority="high"/>'
const preload = '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/react.js"/>'
const shop = '<script src="/_next/static/chunks/shop.js" async="" nonce="n"></script>'
const react = '<script src="/_next/static/chunks/react.js" nonce="n" id="_R_" async=""></script>'
const old = '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script>'
const early = '<script nonce="n">early()</script>'
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

it('scripts stand after the content of a page with a large picture, in their order', () => {
  const html = page(`${picture}${preload}${shop}${early}${old}`, `<main></main>${react}<script nonce="n">data()</script>`)
  expect(putScriptsLast(html)).toBe(page(`${picture}${early}${old}`, `<main></main><script nonce="n">data()</script>${shop}${react}`))
})

it.each([
  ['without a large picture', page(`${preload}${shop}`, react)],
  ['with pictures of low priority only', page(`${picture.replace(' fetchPriority="high"', '')}${shop}`, react)],
  ['that is cut short', page(`${picture}${shop}`, react).slice(0, -7)],
])('a page %s stays as it is', (_, html) => {
  expect(putScriptsLast(html)).toBe(html)
})
