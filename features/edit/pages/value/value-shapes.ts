import { f, type Shape } from '@/features/sections/fields'

/** The fields of `document.page` by the kind of the document, with the limits of server/modules/cms/draft/documents. */
const shapes: { [kind: string]: Shape | undefined } = {
  page: { title: f.text({ max: 200, required: true }), description: f.text({ max: 500, multiline: true }) },
  post: {
    title: f.text({ max: 300, required: true }),
    excerpt: f.text({ max: 2000, multiline: true }),
    body: f.rich(),
    image: f.image(),
  },
  product: {
    name: f.text({ max: 200, required: true }),
    summary: f.text({ max: 1000, multiline: true }),
    description: f.rich(),
    seoTitle: f.text({ max: 300 }),
    seoDescription: f.text({ max: 1000, multiline: true }),
    pictures: f.list({ picture: f.image({ films: true }) }),
    samplePages: f.list({ picture: f.image() }),
    sampleDocument: f.link(),
  },
  category: { name: f.text({ max: 140, required: true }), description: f.text({ max: 5000, multiline: true }), image: f.image() },
  event: {
    title: f.text({ max: 300, required: true }),
    summary: f.text({ max: 2000, multiline: true }),
    place: f.text({ max: 300, required: true }),
    body: f.rich(),
    image: f.image(),
  },
}

/** The kind of a document: `product` of `product:12`. */
export const kindOf = (key: string) => key.split(':')[0] ?? ''

export const shapeOfKind = (kind: string): Shape => shapes[kind] ?? {}

/** docs/rules/editing.md#document-rights */
export const scopeOfKind = (kind: string) => (kind === 'product' || kind === 'category' ? 'catalogue' : 'content')
