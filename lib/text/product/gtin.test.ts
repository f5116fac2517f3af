import { expect, it } from 'vitest'
import { parseGtin } from './gtin'

it.each([
  ['978-953-383-063-6', '9789533830636'],
  ['978 0 306 40615 7', '9780306406157'],
  ['0-306-40615-2', '9780306406157'],
  ['0-8044-2957-X', '9780804429573'],
  ['4006381333931', '4006381333931'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['978-953-383-063-5', null],
  ['0-306-40615-3', null],
  ['nema', null],
  ['', null],
  [undefined, null],
])('parses %o as %o', (written, expected) => expect(parseGtin(written)).toBe(expected))
