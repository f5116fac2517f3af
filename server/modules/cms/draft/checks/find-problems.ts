import { isRecord, type Document, type Json } from '@/lib/documents/document'
import { masterOf } from '@/lib/documents/masters/masters'
import { linkKinds } from '@/lib/routing/links'
import { isAllowedHref, isWrittenAddress } from '@/lib/routing/allowed-href'
import { isAllowedTarget } from '../../link-targets/link-address'
import { isLinkReference } from '../../link-targets/resolve-links'
import { richTextMarks, richTextNodes } from '../../rich-text/sanitize'

type ProblemCode = 'richText.node' | 'richText.mark' | 'link.address' | 'link.kind' | 'picture.missing' | 'master.missing' | 'list.tooLong'

/** What keeps a document from being published, and where: the path inside the section. `text`: the words of the refused link. */
type Problem = { section: string; path: string[]; code: ProblemCode; text?: string }

/** Items of one list. */
const maxItems = 200
/** Letters of a refused link's words. */
const maxWords = 80
/** `link`: an address as text, such as that of a social profile. */
const addressFields = new Set(['href', 'url', 'link'])

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
  if (value.type === 'doc') return richTextProblems(value).map((found) => ({ path, ...found }))
  if ('mediaId' in value) return isKnownPicture(value.mediaId, pictures) ? [] : [{ path, code: 'picture.missing' }]
  if (path.includes('linkMeta') && 'kind' in value && 'target' in value) return linkProblems(value).map((code) => ({ path, code }))
  // A link field of a list item or a group stands among its other values.
  if (isLinkKind(value.kind) && typeof value.target === 'string' && !isAllowedTarget(value.kind, value.target))
    return [{ path, code: 'link.address' }]
  const isTooLong = Object.keys(value).length > maxItems && Object.values(value).every((item) => isRecord(item) && 'pos' in item)
  if (isTooLong) return [{ path, code: 'list.tooLong' }]
  return Object.entries(value).flatMap(([name, inner]): Found[] => {
    const isRefused = addressFields.has(name) && typeof inner === 'string' && !isWrittenAddress(inner)
    if (isRefused) return [{ path: [...path, name], code: 'link.address' }]
    return valueProblems(inner, [...path, isRecord(inner) && 'pos' in inner ? `#${name}` : name], pictures)
  })
}

/** An emptied picture is null. */
function isKnownPicture(mediaId: Json | undefined, pictures: ReadonlySet<number>) {
  return mediaId === null || (typeof mediaId === 'number' && pictures.has(mediaId))
}

function linkProblems({ kind, target }: { [name: string]: Json }): ProblemCode[] {
  if (!isLinkKind(kind)) return ['link.kind']
  return typeof target === 'string' && isAllowedTarget(kind, target) ? [] : ['link.address']
}

function isLinkKind(kind: Json | undefined) {
  return linkKinds.some((known) => known === kind)
}

/** Each code once, those of links once for the words of each link. */
function richTextProblems(doc: Json): Omit<Found, 'path'>[] {
  const found = new Map<string, Omit<Found, 'path'>>()
  const report = (code: ProblemCode, text?: string) => void found.set(`${code} ${text ?? ''}`, { code, ...(text ? { text } : {}) })
  const visit = (node: Json | undefined) => {
    if (!isRecord(node) || typeof node.type !== 'string' || !richTextNodes.has(node.type)) return report('richText.node')
    const text = typeof node.text === 'string' ? node.text.slice(0, maxWords) : undefined
    for (const mark of listOf(node.marks)) {
      if (!isRecord(mark) || typeof mark.type !== 'string' || !richTextMarks.has(mark.type)) report('richText.mark')
      else if (mark.type === 'link' && !isPublishableLink(mark.attrs)) report('link.address', text)
    }
    for (const child of listOf(node.content)) visit(child)
  }
  visit(doc)
  return [...found.values()]
}

/** A record by its id (docs/rules/content.md#links-by-id), or an address; an address beside a record is one of its kind too. */
function isPublishableLink(attrs: Json | undefined) {
  if (!isRecord(attrs)) return false
  return isAllowedHref(attrs.href) || (attrs.href === undefined && isLinkReference(attrs))
}

/** A missing list is empty, and anything else that is no list holds one foreign thing. */
function listOf(value: Json | undefined): Json[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
