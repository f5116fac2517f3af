import { expect, it } from 'vitest'
import type { Json } from '@/lib/documents/document'
import { linkOf, targetOf } from './link-target'
import { readLink, writeLink } from './stored-link'

it.each([
  [
    { kind: 'page', id: 4, hash: 'cijena', label: 'O nama' },
    { kind: 'page', id: 4, hash: 'cijena' },
  ],
  [
    { kind: 'file', id: 9 },
    { kind: 'file', id: 9 },
  ],
  [
    { kind: 'anchor', target: '#cijena' },
    { kind: 'anchor', target: 'cijena' },
  ],
  [
    { kind: 'external', target: 'mailto:ana@primjer.hr' },
    { kind: 'external', target: 'mailto:ana@primjer.hr' },
  ],
  [
    { kind: 'external', target: 'tel:+38512345' },
    { kind: 'external', target: 'tel:+38512345' },
  ],
  [
    { kind: 'route', target: '/shop?featured=true' },
    { kind: 'route', target: '/shop?featured=true' },
  ],
  [
    { kind: 'externalLink', target: '#kontakt' },
    { kind: 'anchor', target: 'kontakt' },
  ],
  [
    { kind: 'external', target: 'https://primjer.hr/a', hash: 'b' },
    { kind: 'external', target: 'https://primjer.hr/a#b' },
  ],
  // A slug of older content names no record yet.
  [{ kind: 'post', target: 'novi-clanak' }, null],
])('the dialog gives the stored link %o back as %o', (stored, expected) => {
  expect(linkOf(targetOf(readLink(stored)))).toEqual(expected)
})

const typed = { id: null, hash: '' }

it.each([
  [
    { kind: 'address', text: 'izlog.hr' },
    { kind: 'external', target: 'https://izlog.hr' },
  ],
  [
    { kind: 'address', text: '/kontakt' },
    { kind: 'route', target: '/kontakt' },
  ],
  [
    { kind: 'address', text: '#cijena' },
    { kind: 'anchor', target: 'cijena' },
  ],
  [{ kind: 'address', text: 'javascript:alert(1)' }, null],
  [{ kind: 'address', text: '//zlo.hr' }, null],
  [
    { kind: 'email', text: 'ana@primjer.hr' },
    { kind: 'external', target: 'mailto:ana@primjer.hr' },
  ],
  [{ kind: 'email', text: 'ana' }, null],
  [
    { kind: 'phone', text: '+385 (0)1 234-5678' },
    { kind: 'external', target: 'tel:+385012345678' },
  ],
  [{ kind: 'phone', text: 'nazovi' }, null],
  [{ kind: 'anchor', text: ' ' }, null],
  [{ kind: 'page', text: 'o-nama' }, null],
] as const)('%o typed in the dialog is %o', (target, expected) => {
  expect(linkOf({ ...typed, ...target })).toEqual(expected)
})

it.each([
  [
    { kind: 'page', id: 4 },
    { kind: 'page', id: 4, label: 'Naziv' },
  ],
  [
    { kind: 'page', id: 4, hash: 'cijena' },
    { kind: 'page', id: 4, hash: 'cijena', label: 'Naziv' },
  ],
  [{ href: 'https://primjer.hr' }, { kind: 'external', target: 'https://primjer.hr', label: 'Naziv' }],
] as const)('the link %o is stored as %o', (link, expected) => {
  expect(writeLink(link, 'Naziv')).toEqual(expected)
})

const noLinks: Json[] = [null, 'tekst', {}, { kind: 'nepoznato', id: 4 }, { kind: 'page' }, { kind: 'page', id: '4' }]

it.each(noLinks)('%o is no link', (stored) => {
  expect(readLink(stored)).toBeNull()
})
