import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedPosts } from '@/demo/data/posts/posts'
import { seedProducts } from '@/demo/data/products/all'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { marks } from '../schema/marks'
import { nodes } from '../schema/nodes'
import { unknownNodes } from '../schema/unknown'
import { fromEditorDoc } from './from-editor'
import { toEditorDoc } from './to-editor'

const schema = getSchema([...nodes, ...marks, ...unknownNodes('nepoznato')])

const roundTrip = (doc: RichNode) => fromEditorDoc(toEditorDoc(schema, doc))

/** As if every node had been edited: nothing is left but what the editor itself holds. */
const rebuilt = (doc: RichNode) => fromEditorDoc(Node.fromJSON(schema, toEditorDoc(schema, doc).toJSON()))

const attrs = fc.dictionary(fc.constantFrom('href', 'level', 'textAlign', 'id', 'kind', 'src'), fc.jsonValue(), { maxKeys: 2 })
const names = 'doc paragraph heading bulletList orderedList listItem blockquote text hardBreak horizontalRule video poll'.split(' ')
const anyMark = fc.record({ type: fc.constantFrom('bold', 'italic', 'link', 'highlight'), attrs }, { requiredKeys: ['type'] })

/** Any JSON of the stored form, sensible or not. */
const { node: anyNode } = fc.letrec<{ node: RichNode }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(...names),
      text: fc.string(),
      attrs,
      marks: fc.array(anyMark, { maxLength: 3 }),
      content: fc.oneof({ maxDepth: 4 }, fc.constant<RichNode[]>([]), fc.array(tie('node'), { maxLength: 4 })),
    },
    { requiredKeys: ['type'] },
  ),
}))
const anyDoc = fc.record({ type: fc.constant('doc'), content: fc.array(anyNode, { maxLength: 5 }) }, { requiredKeys: ['type'] })

describe('stored rich text', () => {
  it.each([
    ...seedProducts.map(({ key, description }) => [key, description] as const),
    ...seedPosts.map(({ key, body }) => [key, body] as const),
  ])('of the demo shop comes back as it was: %s', (_key, doc) => {
    expect(roundTrip(doc)).toEqual(doc)
    expect(rebuilt(doc)).toEqual(doc)
  })

  it('of any kind comes back as it was', () => {
    fc.assert(
      fc.property(anyDoc, (doc) => {
        const editorDoc = toEditorDoc(schema, doc)
        editorDoc.check()
        expect(fromEditorDoc(editorDoc)).toEqual(doc)
      }),
    )
  })

  it('keeps every block that was not edited', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyNode.filter(({ type }) => type !== 'text' && type !== 'hardBreak'),
          { minLength: 1, maxLength: 5 },
        ),
        (content) => {
          const editorDoc = toEditorDoc(schema, { type: 'doc', content })
          const typed = schema.node('paragraph', null, [schema.text('novo')])
          const edited = editorDoc.copy(editorDoc.content.addToEnd(typed))
          expect(fromEditorDoc(edited)?.content).toEqual([...content, { type: 'paragraph', content: [{ type: 'text', text: 'novo' }] }])
        },
      ),
    )
  })

  it('keeps unknown nodes, marks and attributes beside an edit', () => {
    const doc: RichNode = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            { type: 'text', text: 'označeno', marks: [{ type: 'highlight', attrs: { colour: 'žuta' } }, { type: 'glossary' }] },
            { type: 'mention', attrs: { id: 7 } },
            { type: 'text', text: 'ovdje', marks: [{ type: 'link', attrs: { kind: 'page', id: 4, hash: 'cijena' } }] },
          ],
        },
        { type: 'heading', attrs: { level: 3, id: 'cijena' }, content: [{ type: 'text', text: 'Cijena' }] },
        { type: 'video', attrs: { src: 'a.mp4' }, content: [{ type: 'caption' }] },
      ],
    }
    expect(rebuilt(doc)).toEqual(doc)
  })
})

describe('an empty text', () => {
  it('is null', () => {
    expect(fromEditorDoc(toEditorDoc(schema, null))).toBeNull()
    expect(rebuilt({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeNull()
  })

  it('stays as it was stored until it is edited', () => {
    expect(roundTrip({ type: 'doc' })).toEqual({ type: 'doc' })
  })
})
