import { describe, expect, it } from 'vitest'
import { parseCspReport } from './parse-report'

const older = (report: object) => JSON.stringify({ 'csp-report': report })
const newer = (...bodies: object[]) => JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', age: 1, url: 'x', body })))

describe('a CSP report', () => {
  it('yields URLs and directive without secrets', () => {
    const report = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://zlo.example/x.js?token=tajna#tajna',
      'document-uri': 'https://shop.example/prijava?verificationToken=tajna',
      'source-file': 'https://shop.example/_next/a.js?tajna',
      'line-number': 3,
      'script-sample': 'tajna',
      'original-policy': 'tajna',
    }
    const [found] = parseCspReport(older(report))
    expect(found).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://zlo.example/x.js',
      page: 'https://shop.example/prijava',
      source: 'https://shop.example/_next/a.js',
      line: 3,
    })
  })

  it('may contain several reports, also unrelated ones', () => {
    const body = { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: 'https://shop.example/?a=tajna' }
    expect(parseCspReport(newer(body, body))).toHaveLength(2)
    expect(parseCspReport(JSON.stringify([{ type: 'deprecation', body: {} }]))).toEqual([])
    expect(parseCspReport(newer(body))[0]).toMatchObject({ blocked: 'inline', page: 'https://shop.example/' })
  })

  it('about a browser extension is ignored', () => {
    expect(parseCspReport(older({ 'blocked-uri': 'chrome-extension://abc/x.js' }))).toEqual([])
  })

  it.each(['', 'null', '[]', '{}', '{"csp-report":null}', '[1]', '<script>', '{"csp-report":{"blocked-uri":{"a":1},"line-number":"x"}}'])(
    'that is %s is harmless',
    (text) => expect(parseCspReport(text).length).toBeLessThanOrEqual(1),
  )

  it('is truncated to one short line', () => {
    const long = 'x'.repeat(4000)
    expect(
      JSON.stringify(parseCspReport(older({ 'blocked-uri': `https://zlo.example/${long}`, 'effective-directive': long }))).length,
    ).toBeLessThan(700)
  })
})
