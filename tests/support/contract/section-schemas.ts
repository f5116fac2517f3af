import type { Field, Shape } from '@/features/sections/fields'
import type { Section } from '@/features/sections/define'
import type { SectionExample } from '@/features/sections/section-types/examples/example'

type Schema = { [keyword: string]: unknown }

/** A section as a document stores it, as JSON Schema: its fields are read from the section's definition. */
export function sectionSchema({ type, meta, options, links }: Section, example: SectionExample | null | undefined): Schema {
  const mobile = (shape: Shape) => Object.fromEntries(Object.entries(shape).filter(([, field]) => 'mobile' in field && field.mobile))
  const mobileParts = { mobileMeta: mobile(meta), mobileOptions: mobile(options) }
  return {
    type: 'object',
    required: ['type', 'pos'],
    description: `The section \`${type}\`. A field that is left out has its default.`,
    properties: {
      type: { const: type },
      pos: { type: 'string', description: 'Fractional position; sections are ordered by it, byte by byte.' },
      ...part('meta', 'Content.', fieldsSchema(meta)),
      ...part('options', 'Appearance and data sources.', fieldsSchema(options)),
      ...part('mobileMeta', 'Other content on narrow screens.', fieldsSchema(mobileParts.mobileMeta)),
      ...part('mobileOptions', 'Other values on narrow screens.', fieldsSchema(mobileParts.mobileOptions)),
      ...part('linkMeta', 'Links by name.', Object.fromEntries(links.map((name) => [name, link]))),
    },
    ...(example ? { examples: [{ pos: 'V', ...example }] } : {}),
  }
}

function part(name: string, description: string, properties: Record<string, Schema>) {
  return Object.keys(properties).length > 0 ? { [name]: { type: 'object', description, properties } } : {}
}

function fieldsSchema(shape: Shape): Record<string, Schema> {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldSchema(field)]))
}

const link = {
  type: 'object',
  required: ['kind'],
  description:
    'A link: `kind` with the `id` of a record (`page`, `post`, `product`, `category`, `tag`, `productCategory`, `event`, `file`), or with a `target` (`route`: a path of the shop, `anchor`, `external`: a URL).',
  properties: {
    kind: { type: 'string' },
    id: { type: 'integer' },
    target: { type: 'string' },
    label: { type: 'string' },
    hash: { type: 'string' },
  },
}
const ids = (maxItems?: number): Schema => ({ type: 'array', items: { type: 'integer' }, ...(maxItems ? { maxItems } : {}) })

function fieldSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return {
        type: 'string',
        ...(field.max ? { maxLength: field.max } : {}),
        ...(field.required ? { description: 'Editors are warned before they publish it empty.' } : {}),
      }
    case 'rich':
      return { $ref: '#/components/schemas/RichNode' }
    case 'image':
      return {
        type: 'object',
        description: `A picture of the library${field.allowsVideo ? ', or a video' : ''}: \`{ "mediaId", "alt" }\`. Visitors' pages get it with its addresses.`,
        properties: { mediaId: { type: 'integer' }, alt: { type: 'string' } },
      }
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max, default: field.default }
    case 'flag':
      return { type: 'boolean', default: field.default }
    case 'choice':
    case 'colour':
      return { type: 'string', enum: [...field.of], default: field.default }
    case 'keys':
      return {
        type: 'array',
        items: { type: 'string' },
        description: `Slugs or ids: ${field.of}.`,
        ...(field.max ? { maxItems: field.max } : {}),
      }
    case 'link':
      return link
    case 'icon':
      return { type: 'string', description: 'The name of an icon.' }
    case 'product':
    case 'category':
    case 'post':
      return { type: 'integer', description: `The id: ${field.kind}.` }
    case 'products':
      return {
        type: 'object',
        description: 'Products by a rule; pinned ones stand first.',
        properties: {
          source: { type: 'string', enum: ['newest', 'featured', 'sale', 'category', 'pinned'] },
          category: { type: ['integer', 'null'] },
          pinned: ids(field.max),
        },
      }
    case 'posts':
      return {
        type: 'object',
        description: 'The newest posts of any of the terms; pinned ones stand first.',
        properties: { terms: { type: 'array', items: { type: 'string' } }, pinned: ids(field.max) },
      }
    case 'video':
      return { type: 'object', description: 'A video: `from` is `youtube` with `videoId`, or `file` with `src` and `mime`.' }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'group':
      return { type: 'object', properties: fieldsSchema(field.of) }
    case 'list':
      return {
        type: 'object',
        description: `Items by stable id${field.max ? `, at most ${field.max}` : ''}; ordered by their \`pos\`.`,
        additionalProperties: { type: 'object', required: ['pos'], properties: { pos: { type: 'string' }, ...fieldsSchema(field.of) } },
      }
  }
  throw new Error(`No such field: ${field satisfies never}`)
}
