import { expect, it } from 'vitest'
import { findRefusal } from './early-refusal'
import { refusalBody } from './security/security-headers'

const ask = (over: { method?: string; url?: string; headers?: Record<string, string>; rawHeaders?: string[] }) =>
  findRefusal({ method: 'GET', url: '/', rawHeaders: [], ...over, headers: { host: 'localhost:3000', ...over.headers } })

it.each([
  ['a page', {}],
  ['an IPv6 host', { headers: { host: '[::1]:3000' } }],
  ['a body of one mebibyte', { method: 'POST', headers: { 'content-length': '1048576' } }],
  ['DELETE of the API', { method: 'DELETE', url: '/api/v2/ecommerce/cart' }],
  ['a form that a bank sends', { method: 'POST', url: '/checkout/success' }],
  ['a host among its values', { rawHeaders: ['Host', 'localhost', 'X-Name', 'host'] }],
  ['a large upload', { method: 'POST', url: '/api/v2/media/upload', headers: { 'content-length': '50000000' } }],
])('lets %s through', (_, over) => {
  expect(ask(over)).toBeNull()
})

it.each([
  [404, 'a server action', { method: 'POST', headers: { 'next-action': 'abc' } }],
  [413, 'a body over one mebibyte', { method: 'POST', headers: { 'content-length': '1048577' } }],
  [413, 'an upload over its limit', { method: 'POST', url: '/api/v2/media/upload', headers: { 'content-length': '200000000' } }],
  [405, 'TRACE', { method: 'TRACE' }],
  [405, 'DELETE of a page', { method: 'DELETE', url: '/product/judita' }],
  [400, 'an encoded NUL', { url: '/shop%00' }],
  [400, 'an absolute URL as path', { url: 'http://drugi.example/' }],
  [400, 'a host with spaces', { headers: { host: 'a b' } }],
  [400, 'a host with a path', { headers: { host: 'a/b' } }],
  [400, 'two hosts', { rawHeaders: ['Host', 'localhost', 'host', 'drugi.example'] }],
  [400, 'an empty host', { headers: { host: '' } }],
])('answers %i to %s', (status, _, over) => {
  expect(ask(over)?.status).toBe(status)
})

it('refuses a call of the API with the error envelope (docs/rules/platform.md#error-envelope)', () => {
  const refusal = { status: 413, message: 'Payload too large' }
  const url = '/api/v2/ecommerce/cart/addItem'
  const { type, body, requestId } = refusalBody({ url, headers: {} }, refusal)
  expect(type).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toMatchObject({ errored: true, statusCode: 413, data: { code: 'BODY_TOO_LARGE' } })
  expect(requestId).toEqual(expect.any(String))
  expect(refusalBody({ url: '/kosarica', headers: {} }, refusal)).toEqual({
    type: 'text/plain; charset=utf-8',
    body: 'Payload too large\n',
    requestId: null,
  })
})

it.each([
  [413, 'hrv', 'BODY_TOO_LARGE', 'Poslani podaci su preveliki.'],
  [413, 'eng', 'BODY_TOO_LARGE', 'The data sent is too large.'],
  [500, 'hrv', 'INTERNAL', 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.'],
  [500, 'eng', 'INTERNAL', 'Something went wrong. Please try again.'],
])('answers %i in %s with %s and its message', (status, language, code, message) => {
  const req = { url: '/api/v1/login', headers: { 'x-gaussbox-language': language } }
  const { body } = refusalBody(req, { status, message: 'Refused' })
  expect(JSON.parse(body)).toMatchObject({ errored: true, message, statusCode: status, data: { code } })
})
