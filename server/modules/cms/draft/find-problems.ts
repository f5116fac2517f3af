import { isRecord, type Document, type Json } from '@/lib/documents/document'
import { masterOf } from '@/lib/documents/masters'
import { linkKinds } from '@/lib/routing/links'
import { isAllowedHref } from '@/lib/routing/allowed-href'
import { richTextMarks, richTextNodes } from '../rich-text/sanitize'

type ProblemCode = 'richText.node' | 'richText.mark' | 'link.address' | 'link.kind' | 'picture.missing' | 'master.missing' | 'list.tooLong'

/** What keeps a document from being published, and where: the path inside the section. */
type Problem = { section: string; path: string[]; code: ProblemCode }

/** Items of one list. */
const maxItems = 200
const addressFields = new Set(['href', 'url'])
/** Kinds whose target is an address. */
const addressKinds = new Set<Json | undefined>(['route', 'external', 'externalLink'])

/** Finds problems by the shape of values, whatever the section's type (docs/rules/editing.md#publish-checks). `pictures` and `masters` are the ids that exist. */
export function problemsOf(document: Document, { pictures, masters }: Record<'pictures' | 'masters', ReadonlySet<number>>): Problem[] {
  return Object.entries(document.sections).flatMap(([section, value]) => {
    const master = masterOf(value)
    const missing: Found[] = master !== null && !masters.has(master) ? [{ path: ['master'], code: 'master.missing' }] : []
    return [...missing, ...valueProblems(value, [], pictures)].map((problem) => ({ section, ...problem }))
  })
}

/** The ids of all pictures that a document names. */
export function referencedPictures(document: Document): number[] {
  const collect = (value: Json): number[] => {
    if (Array.isArray(value)) return value.flatMap(collect)
    if (!isRecord(value)) return []
    return typeof value.mediaId === 'number' ? [value.mediaId] : Object.values(value).flatMap(collect)
  }
  return Object.values(document.sections).flatMap(collect)
}

type Found = Omit<Problem, 'section'>

function valueProblems(value: Json, path: string[], pictures: ReadonlySet<number>): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valueProblems(item, [...path, String(index)], pictures))
  if (!isRecord(value)) return []
  if (value.type === 'doc') return richTextProblems(value).map((code) => ({ path, code }))
  if ('mediaId' in value) return isKnownPicture(value.mediaId, pictures) ? [] : [{ path, code: 'picture.missing' }]
  if (path.includes('linkMeta') && 'kind' in value && 'target' in value) return linkProblems(value).map((code) => ({ path, code }))
  const isTooLong = Object.keys(value).length > maxItems && Object.values(value).every((item) => isRecord(item) && 'pos' in item)
  if (isTooLong) return [{ path, code: 'list.tooLong' }]
  return Object.entries(value).flatMap(([name, inner]): Found[] => {
    const isRefused = addressFields.has(name) && typeof inner === 'string' && !isAddress(inner)
    if (isRefused) return [{ path: [...path, name], code: 'link.address' }]
    return valueProblems(inner, [...path, isRecord(inner) && 'pos' in inner ? `#${name}` : name], pictures)
  })
}

/** An emptied picture is null. */
function isKnownPicture(mediaId: Json | undefined, pictures: ReadonlySet<number>) {
  return mediaId === null || (typeof mediaId === 'number' && pictures.has(mediaId))
}

function linkProblems({ kind, target }: { [name: string]: Json }): ProblemCode[] {
  if (!linkKinds.some((known) => known === kind)) return ['link.kind']
  if (typeof target !== 'string' || (addressKinds.has(kind) && !isAddress(target))) return ['link.address']
  return []
}

/** An address that a link may lead to; a host without a scheme is https, and an empty one is no link yet. */
function isAddress(text: string) {
  const address = text.trim()
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address)
  return address === '' || isAllowedHref(address) || (isHost && !/\p{Cc}/u.test(address))
}

/** Each code once. */
function richTextProblems(doc: Json): ProblemCode[] {
  const codes = new Set<ProblemCode>()
  const visit = (node: Json | undefined) => {
    if (!isRecord(node) || typeof node.type !== 'string' || !richTextNodes.has(node.type)) return void codes.add('richText.node')
    for (const mark of listOf(node.marks)) {
      if (!isRecord(mark) || typeof mark.type !== 'string' || !richTextMarks.has(mark.type)) codes.add('richText.mark')
      else if (mark.type === 'link' && !(isRecord(mark.attrs) && isAllowedHref(mark.attrs.href))) codes.add('link.address')
    }
    for (const child of listOf(node.content)) visit(child)
  }
  visit(doc)
  return [...codes]
}

/** A missing list is empty, and anything else that is no list holds one foreign thing. */
function listOf(value: Json | undefined): Json[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
