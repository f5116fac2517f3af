import { field, type Shape } from '@/features/sections/fields'

/** The fields of `document.page` by the kind of the document, with the limits of server/modules/cms/draft/documents. */
const shapes: { [kind: string]: Shape | undefined } = {
  page: { title: field.text({ max: 200, required: true }), description: field.text({ max: 500, multiline: true }) },
  post: {
    title: field.text({ max: 300, required: true }),
    excerpt: field.text({ max: 2000, multiline: true }),
    body: field.rich(),
    image: field.image(),
  },
  product: {
    name: field.text({ max: 200, required: true }),
    summary: field.text({ max: 1000, multiline: true }),
    description: field.rich(),
    seoTitle: field.text({ max: 300 }),
    seoDescription: field.text({ max: 1000, multiline: true }),
    pictures: field.list({ picture: field.image({ allowsVideo: true }) }),
    samplePages: field.list({ picture: field.image() }),
    sampleDocument: field.link(),
  },
  category: {
    name: field.text({ max: 140, required: true }),
    description: field.text({ max: 5000, multiline: true }),
    image: field.image(),
  },
  event: {
    title: field.text({ max: 300, required: true }),
    summary: field.text({ max: 2000, multiline: true }),
    place: field.text({ max: 300, required: true }),
    body: field.rich(),
    image: field.image(),
  },
}

/** The kind of a document: `product` of `product:12`. */
export const kindOf = (key: string) => key.split(':')[0] ?? ''

export const shapeOfKind = (kind: string): Shape => shapes[kind] ?? {}

/** docs/rules/editing.md#document-rights */
export const scopeOfKind = (kind: string) => (kind === 'product' || kind === 'category' ? 'catalogue' : 'content')
