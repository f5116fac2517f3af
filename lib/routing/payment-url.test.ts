import { describe, expect, it } from 'vitest'
import { isAllowedPaymentUrl, isPaymentScript } from './payment-url'

const origins = ['https://plati.banka.example', 'http://127.0.0.1:4100']

it.each([
  'https://plati.banka.example/',
  'https://plati.banka.example/forma?kanal=web',
  'https://PLATI.banka.example/forma',
  'https://plati.banka.example:443/forma',
  'http://127.0.0.1:4100/pay',
  '/api/local-gateway/pay',
])('a form may go to %s', (action) => {
  expect(isAllowedPaymentUrl(action, origins)).toBe(true)
})

/** Hostile URLs; `{h}` is replaced by every host below. */
const shapes = [
  '//{h}',
  '///{h}',
  '/\\{h}',
  '\\\\{h}',
  '\\/{h}',
  '/\t/{h}',
  '/\n/{h}',
  '/\r\n/{h}',
  '\t//{h}',
  ' //{h}',
  '//{h}/%2f..',
  '/%09/{h}\n',
  'https:{h}',
  'https:/{h}',
  'https:\\\\{h}',
  'https:///{h}',
  'hTTps:{h}',
  'https://{h}',
  'http://{h}',
  'http://{h}:80',
  'ftp://{h}',
  'ws://{h}',
  'https://plati.banka.example@{h}',
  'https://plati.banka.example:x@{h}',
  'https://plati.banka.example%40{h}',
  'https://{h}#plati.banka.example',
  'https://{h}?plati.banka.example',
  'https://{h}/plati.banka.example',
  'https://plati.banka.example.{h}',
  'https://plati.banka.example\\@{h}',
  'https://plati.banka.example\t@{h}',
  'https://plati.banka.example,{h}',
  'https://plati.banka.example;{h}',
  'https://{h}\u3002com',
  'javascript://{h}/%0aalert(1)',
  'data:text/html,{h}',
  'blob:https://{h}/1',
  'filesystem:https://{h}/',
  'vbscript:{h}',
  'view-source:https://{h}',
]
const hosts = [
  'zlo.example',
  'zlo.example:8443',
  '10.0.0.1',
  '[::1]',
  '2130706433',
  '0x7f.1',
  'plati-banka.example',
  'xn--bnka-0qa.example',
  'localhost',
]

const single = [
  '',
  ' ',
  '.',
  '..',
  'pay',
  '?x',
  '#x',
  'http:',
  'https://',
  'https:///',
  'null',
  'undefined',
  'about:blank',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'mailto:a@b.hr',
  'tel:112',
  'file:///etc/passwd',
  'http://plati.banka.example/',
  'https://plati.banka.example:8443/',
  'https://127.0.0.1:4100/',
  'http://127.0.0.1:4101/',
  'http://localhost:4100/',
  'https://plati.banka.example /',
  ' https://plati.banka.example/',
  'https://plati.banka.example/\n',
  'https://plati.banka.example/\u0000',
  'https://plati.banka.example./',
  'https://user@plati.banka.example/',
  'https://user:pass@plati.banka.example/',
  'https://plаti.banka.example/',
  'https:\\\\plati.banka.example/',
  'https:/plati.banka.example/',
  'https:plati.banka.example/',
  '//plati.banka.example/',
  '\\\\plati.banka.example',
  '/š',
  '/a b',
  `/${'a'.repeat(2000)}`,
]

describe('a form may not go to', () => {
  const corpus = [...single, ...shapes.flatMap((shape) => hosts.map((host) => shape.replace('{h}', host)))]

  it('any URL of the corpus', () => {
    expect(corpus.length).toBeGreaterThan(390)
    expect(corpus.filter((action) => isAllowedPaymentUrl(action, origins))).toEqual([])
  })

  it('any URL of the corpus when no origin is allowed', () => {
    expect(corpus.filter((action) => isAllowedPaymentUrl(action, []))).toEqual([])
  })
})

it.each([
  ['https://www.paypal.com/sdk/js?client-id=abc&currency=EUR', true],
  ['https://www.paypal.com/sdk/js?client-id=abc&vault=true&intent=subscription', true],
  ['https://www.paypal.com/sdk/js', false],
  ['https://www.paypal.com/sdk/js/../../x?client-id=abc', false],
  ['https://www.paypal.com/sdk/jsx?client-id=abc', false],
  ['https://www.paypal.com.zlo.example/sdk/js?client-id=abc', false],
  ['https://zlo.example/?https://www.paypal.com/sdk/js?', false],
  ['https://www.paypal.com@zlo.example/sdk/js?x', false],
  ['http://www.paypal.com/sdk/js?client-id=abc', false],
  ['//www.paypal.com/sdk/js?client-id=abc', false],
  ['/sdk/js?client-id=abc', false],
  ['javascript:alert(1)', false],
])('%s may be loaded: %s', (address, expected) => {
  expect(isPaymentScript(address)).toBe(expected)
})
