import { expect, it } from 'vitest'
import { addressOf } from './address'
import { markAttributes, parseRichLink } from './rich-link'

it.each([
  ['https://izlog.hr/a?b=1', 'https://izlog.hr/a?b=1'],
  ['  izlog.hr/kontakt ', 'https://izlog.hr/kontakt'],
  ['šećer.hr', 'https://šećer.hr'],
  ['/shop/romani', '/shop/romani'],
  ['#cijena', '#cijena'],
  ['ana@primjer.hr', 'mailto:ana@primjer.hr'],
  ['mailto:ana@primjer.hr?subject=Bok svima', 'mailto:ana@primjer.hr?subject=Bok svima'],
  ['tel:+385 1 234', 'tel:+385 1 234'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///C:/a.doc', null],
  ['//zlo.hr', null],
  ['/\\zlo.hr', null],
  ['dvije riječi', null],
  ['riječ', null],
  ['', null],
])('the address of "%s" is %s', (typed, expected) => {
  expect(addressOf(typed)).toBe(expected)
})

it.each([
  [
    { kind: 'page', id: 4 },
    { kind: 'page', id: 4 },
  ],
  [
    { kind: 'product', id: 7, hash: 'mjere', href: '/product/x' },
    { kind: 'product', id: 7, hash: 'mjere' },
  ],
  [{ href: '/a', target: '_blank' }, { href: '/a' }],
  [{ kind: 'page', id: '4', href: '/a' }, { href: '/a' }],
  [{ kind: 'page', id: -1 }, null],
  [{ kind: 'nepoznato', id: 1 }, null],
  [null, null],
])('a mark with %o leads to %o', (attrs, expected) => {
  expect(parseRichLink(attrs)).toEqual(expected)
})

it.each([
  [
    { kind: 'page', id: 4, label: 'O nama' },
    { kind: 'page', id: 4 },
  ],
  [{ kind: 'route', target: '/shop?featured=true' }, { href: '/shop?featured=true' }],
  [{ kind: 'anchor', target: 'cijena' }, { href: '#cijena' }],
  [{ kind: 'external', target: 'primjer.hr' }, { href: 'https://primjer.hr' }],
  [{ href: 'javascript:alert(1)' }, null],
] as const)('a chosen link %o is stored as %o', (link, expected) => {
  expect(markAttributes(link)).toEqual(expected)
})
