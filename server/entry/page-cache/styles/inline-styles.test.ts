import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStyleInliner } from './inline-styles'

let output = ''
beforeAll(() => {
  output = mkdtempSync(path.join(os.tmpdir(), 'izlog-styles-'))
  mkdirSync(path.join(output, 'static/chunks'), { recursive: true })
  const css = `@font-face{src:url(../media/a.woff2)}b{background:url("data:x"),url('x.svg'),url(/y.png)}`
  writeFileSync(path.join(output, 'static/chunks/a.css'), `${css}\n`)
  writeFileSync(path.join(output, 'static/chunks/odd.css'), 'b{content:"</style>"}')
})
afterAll(() => rmSync(output, { recursive: true }))

const link = (href: string, rest = ' nonce="n" data-precedence="next"/') => `<link rel="stylesheet" href="${href}"${rest}>`

it('inlines a stylesheet before its disabled link, with absolute URLs', () => {
  const styles = `@font-face{src:url(/_next/static/media/a.woff2)}b{background:url("data:x"),url('/_next/static/chunks/x.svg'),url(/y.png)}`
  expect(createStyleInliner(output)(`<head>${link('/_next/static/chunks/a.css')}</head>`)).toBe(
    `<head><style>${styles}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" disabled="" nonce="n" data-precedence="next"/></head>`,
  )
})

it('is idempotent', () => {
  const inlineStyles = createStyleInliner(output)
  const page = inlineStyles(link('/_next/static/chunks/a.css'))
  expect(inlineStyles(page)).toBe(page)
})

it.each(['/_next/static/chunks/gone.css', '/_next/static/chunks/odd.css', '/media/a.css', '/_next/static/chunks/a.css?v=1'])(
  'leaves %s unchanged',
  (href) => {
    expect(createStyleInliner(output)(link(href))).toBe(link(href))
  },
)
