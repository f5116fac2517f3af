import { expect, it } from 'vitest'
import { sandboxedMail } from './sandboxed-mail'

it('puts the rules before anything a mail says', () => {
  const framed = sandboxedMail('<!doctype html><html lang="hr"><head><title>x</title></head><body>y</body></html>')
  expect(framed).toMatch(/^<!doctype html><html lang="hr"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
  expect(framed).toContain('<base target="_blank"><title>x</title>')
})

it('does so for a mail without a head', () => {
  expect(sandboxedMail('<p>y</p>')).toMatch(/^<meta http-equiv.*<p>y<\/p>$/)
})
