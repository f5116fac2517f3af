import { expect, it } from 'vitest'
import { field } from '@/features/sections/fields'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { Document, DocumentSection } from '@/lib/documents/document'
import { documentChecks, type CheckContext } from './document-checks'

const picture = (id: number, alt: string): Picture => ({ id, src: '/a.webp', srcset: '', width: 10, height: 10, alt, colour: null })

const context: CheckContext = {
  shapeOf: (type) =>
    type === 'hero'
      ? { title: field.text({ required: true, max: 5 }), lead: field.rich(), items: field.list({ text: field.text({ max: 3 }) }) }
      : null,
  sampleOf: (type) => (type === 'hero' ? { meta: { title: 'Uzor' } } : null),
  pictures: { 1: picture(1, ''), 2: picture(2, 'Knjiga na stolu'), 3: { ...picture(3, ''), decorative: true } },
  links: { 'page:4': { target: 'kontakt' } },
}

function checksOf(parts: Omit<DocumentSection, 'type' | 'pos'>, type = 'hero') {
  const document: Document = { v: 1, sections: { s_1: { type, pos: 'V', meta: { title: 'Dan' }, ...parts } } }
  return documentChecks('page:1', document, context).map(({ code, path, detail }) => [code, path.join('/'), ...(detail ? [detail] : [])])
}

const rich = (mark: object) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ovdje', marks: [JSON.parse(JSON.stringify(mark))] }] }],
})

// docs/rules/editing.md#warnings
it.each<[string, Omit<DocumentSection, 'type' | 'pos'>, unknown[]]>([
  ['the text of the example', { meta: { title: 'Uzor' } }, [['sampleText', 'meta/title', '„Uzor”']]],
  ['a complete section', { meta: { title: 'Dan' } }, []],
  ['an empty required text', { meta: { title: ' ' } }, [['required', 'meta/title']]],
  ['an overlong text', { meta: { title: 'Predugo' } }, [['tooLong', 'meta/title', '7 / 5']]],
  [
    'an overlong text of a list item',
    { meta: { title: 'Dan', items: { i_1: { pos: 'V', text: 'dugo' } } } },
    [['tooLong', 'meta/items/#i_1/text', '4 / 3']],
  ],
  ['a picture without a text anywhere', { options: { image: { mediaId: 1 } } }, [['alt', 'options/image']]],
  ['a picture with the text of the library', { options: { image: { mediaId: 2 } } }, []],
  ['a picture that is decorative in the library', { options: { image: { mediaId: 3 } } }, []],
  ['a decorative picture', { options: { image: { mediaId: 1, alt: '' } } }, []],
  ['a link to a page that exists', { linkMeta: { cta: { kind: 'page', id: 4, label: 'Kontakt' } } }, []],
  [
    'a link to a page that is gone',
    { linkMeta: { cta: { kind: 'page', id: 5, label: 'Staro' } } },
    [['linkDead', 'linkMeta/cta', 'Staro']],
  ],
  [
    'a link without a target',
    { linkMeta: { cta: { kind: 'external', target: ' ', label: 'Više' } } },
    [['linkEmpty', 'linkMeta/cta', 'Više']],
  ],
  ['a button without a text', { linkMeta: { cta: { kind: 'page', id: 4, label: ' ' } } }, [['linkText', 'linkMeta/cta']]],
  [
    'an empty link in rich text',
    { meta: { title: 'Dan', lead: rich({ type: 'link', attrs: { href: '#' } }) } },
    [['linkEmpty', 'meta/lead', '„ovdje”']],
  ],
  [
    'a dead link in rich text',
    { meta: { title: 'Dan', lead: rich({ type: 'link', attrs: { kind: 'page', id: 5 } }) } },
    [['linkDead', 'meta/lead', '„ovdje”']],
  ],
])('%s', (_, parts, found) => expect(checksOf(parts)).toEqual(found))

it("warns of a product's picture without a text", () => {
  const pictures = { m1: { pos: 'B', picture: { mediaId: 1, alt: null } }, m2: { pos: 'D', picture: { mediaId: 2, alt: null } } }
  expect(documentChecks('product:1', { v: 1, sections: {}, page: { name: 'Jama', pictures } }, context)).toEqual([
    { code: 'alt', key: 'product:1', section: '', path: ['page', 'pictures', '#m1', 'picture'] },
  ])
})

it('warns of a button of the example and of a picture that was never chosen', () => {
  const cta = { kind: 'route', target: '/shop', label: 'U trgovinu' }
  const other: CheckContext = {
    ...context,
    shapeOf: () => ({ image: field.image({ ratio: '16/10' }), logo: field.image() }),
    sampleOf: () => ({ meta: {}, linkMeta: { cta, secondary: { ...cta, label: 'Pročitajte više' } } }),
  }
  const codesOf = (section: Omit<DocumentSection, 'type' | 'pos'>) =>
    documentChecks('page:1', { v: 1, sections: { s_1: { type: 'hero', pos: 'V', ...section } } }, other).map(({ code, path }) => [
      code,
      path.join('/'),
    ])
  expect(codesOf({ meta: {}, linkMeta: { cta, secondary: { ...cta, label: 'Naša priča' } } })).toEqual([
    ['pictureEmpty', 'meta/image'],
    ['sampleButton', 'linkMeta/cta'],
  ])
  expect(codesOf({ meta: { image: null }, linkMeta: { cta: { ...cta, target: '/akcija' } } })).toEqual([])
})

it('checks references of sections that this version does not know', () => {
  expect(checksOf({ other: { deep: { mediaId: 1 } } }, 'unknown')).toEqual([['alt', 'other/deep']])
})
