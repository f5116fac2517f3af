import type { Field, Shape } from '@/features/sections/fields'
import type { EditedPicture } from '@/lib/api/entities/media.schema'
import { isRecord, type Document, type DocumentSection, type Json } from '@/lib/documents/document'
import { recordLinkKinds } from '@/lib/routing/links'
import type { Check } from './check'
import { findSampleLinks, findSampleText, type Sample } from './sample-text'

type Found = Pick<Check, 'code' | 'path' | 'detail'>

/** What the checks need to know beside the document: its sections' fields, and what its references lead to. */
export type CheckContext = {
  shapeOf: (type: string) => Shape | null
  /** What a new section of the type holds. */
  sampleOf: (type: string) => Sample | null
  pictures: { [id: string]: EditedPicture }
  links: { [reference: string]: { target: string } }
}

/** What a document's values tell: pictures without a text, links without a target, required, overlong and sample texts (docs/rules/editing.md#warnings). */
export function documentChecks(key: string, document: Document, context: CheckContext): Check[] {
  const ofPage = valueChecks(document.page, ['page'], context).map((found) => ({ key, section: '', ...found }))
  const ofSections = Object.entries(document.sections).flatMap(([section, stored]) =>
    sectionChecks(stored, context).map((found) => ({ key, section, ...found })),
  )
  return [...ofPage, ...ofSections]
}

function sectionChecks(stored: DocumentSection, context: CheckContext): Found[] {
  const shape = context.shapeOf(stored.type)
  const values = Object.entries(stored).flatMap(([part, value]) => valueChecks(value, [part], context))
  const sample = findSampleText(stored, context.sampleOf(stored.type))
  const samples: Found[] = sample ? [{ code: 'sampleText', path: sample.path, detail: `„${sample.text.slice(0, 60)}”` }] : []
  const buttons = findSampleLinks(stored, context.sampleOf(stored.type)).map(({ path, text }): Found => ({
    code: 'sampleButton',
    path,
    detail: `„${text}”`,
  }))
  return [...values, ...(shape ? shapeChecks(shape, recordOf(stored.meta), ['meta']) : []), ...samples, ...buttons]
}

/** Pictures and links are recognized by their shape, in content, links and rich text alike. */
function valueChecks(value: Json | undefined, path: string[], context: CheckContext): Found[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueChecks(one, path, context))
  if (!isRecord(value)) return []
  if (typeof value.mediaId === 'number') return pictureChecks(value, path, context)
  const isRich = value.type === 'doc' || 'content' in value || 'marks' in value || 'attrs' in value
  return [
    ...linkChecks(value, path, context),
    ...markChecks(value, path, context),
    ...Object.entries(value).flatMap(([name, inner]) =>
      valueChecks(
        name === 'marks' ? undefined : inner,
        isRich ? path : [...path, isRecord(inner) && 'pos' in inner ? `#${name}` : name],
        context,
      ),
    ),
  ]
}

/** Links of rich text are named by their words. */
function markChecks({ marks, text }: { [name: string]: Json }, path: string[], context: CheckContext): Found[] {
  if (!Array.isArray(marks)) return []
  const detail = typeof text === 'string' ? `„${text.slice(0, 60)}”` : undefined
  return marks.flatMap((mark) => (isRecord(mark) ? valueChecks(mark.attrs, path, context) : [])).map((found) => ({ ...found, detail }))
}

/** An empty text of its own makes a picture decorative in its place, the library everywhere. */
function pictureChecks({ mediaId, alt }: { [name: string]: Json }, path: string[], { pictures }: CheckContext): Found[] {
  const picture = typeof mediaId === 'number' ? pictures[mediaId] : undefined
  return picture && !picture.decorative && typeof alt !== 'string' && picture.alt.trim() === '' ? [{ code: 'alt', path }] : []
}

function linkChecks(value: { [name: string]: Json }, path: string[], { links }: CheckContext): Found[] {
  const { kind, id, target, href } = value
  const recordKind = recordLinkKinds.find((one) => one === kind)
  const detail = typeof value.label === 'string' ? value.label : undefined
  const isButton = path.length === 2 && path[0] === 'linkMeta' && 'kind' in value
  if (isButton && detail?.trim() === '') return [{ code: 'linkText', path }]
  if (recordKind && typeof id === 'number') return links[`${recordKind}:${id}`]?.target ? [] : [{ code: 'linkDead', path, detail }]
  const isLink = path.includes('linkMeta') ? 'kind' in value : 'kind' in value && 'target' in value
  if (isLink && (typeof target !== 'string' || target.trim() === '')) return [{ code: 'linkEmpty', path, detail }]
  return 'href' in value && (typeof href !== 'string' || ['', '#'].includes(href.trim())) ? [{ code: 'linkEmpty', path }] : []
}

function shapeChecks(shape: Shape, values: { [name: string]: Json }, path: string[]): Found[] {
  return Object.entries(shape).flatMap(([name, field]) => fieldChecks(field, values[name], [...path, name]))
}

function fieldChecks(field: Field, value: Json | undefined, path: string[]): Found[] {
  switch (field.kind) {
    case 'text': {
      const text = typeof value === 'string' ? value : ''
      if (field.required && text.trim() === '') return [{ code: 'required', path }]
      return field.max !== undefined && text.length > field.max ? [{ code: 'tooLong', path, detail: `${text.length} / ${field.max}` }] : []
    }
    case 'rich':
      return field.required && !hasText(value) ? [{ code: 'required', path }] : []
    case 'image':
      // A picture that was taken out is null: that was a decision.
      return field.ratio !== undefined && value === undefined ? [{ code: 'pictureEmpty', path }] : []
    case 'group':
      return shapeChecks(field.of, recordOf(value), path)
    case 'list':
      return Object.entries(recordOf(value)).flatMap(([id, item]) => shapeChecks(field.of, recordOf(item), [...path, `#${id}`]))
    default:
      return []
  }
}

function hasText(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(hasText)
  if (!isRecord(value)) return false
  return (typeof value.text === 'string' && value.text.trim() !== '') || hasText(value.content)
}

const recordOf = (value: Json | undefined) => (isRecord(value) ? value : {})
