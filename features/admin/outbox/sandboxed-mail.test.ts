import { expect, it } from 'vitest'
import { sandboxedMail } from './sandboxed-mail'

it('puts the policy before all content', () => {
  const framed = sandboxedMail('<!doctype html><html lang="hr"><head><title>x</title></head><body>y</body></html>')
  expect(framed).toMatch(/^<!doctype html><html lang="hr"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
  expect(framed).toContain('<base target="_blank"><title>x</title>')
})

it('does so without a head element', () => {
  expect(sandboxedMail('<p>y</p>')).toMatch(/^<meta http-equiv.*<p>y<\/p>$/)
})
