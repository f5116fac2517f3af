import { expect, it } from 'vitest'
import { chooseEncoding, isCompressible } from './encodings'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding %s with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['application/pdf', false],
])('knows whether %s is compressible', (type, smaller) => {
  expect(isCompressible(type)).toBe(smaller)
})
