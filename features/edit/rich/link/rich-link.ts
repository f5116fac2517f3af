import { isAllowedHref } from '@/lib/routing/allowed-href'
import { recordLinkKinds, resolveLink, type LinkKind, type RecordLinkKind } from '@/lib/routing/links'

type Reference = { kind: RecordLinkKind; id: number; hash?: string }

/** The link of a mark: a record (docs/rules/content.md#links-by-id) or an address. */
export type RichLink = Reference | { href: string }

/** A chosen link, with the text to insert where nothing is selected. Links to no record are stored as addresses. */
export type NewLink = (RichLink | { kind: Exclude<LinkKind, RecordLinkKind>; target: string; hash?: string }) & { label?: string }

/** Reads a link from the attributes of a mark; the record wins over an address beside it. */
export function parseRichLink(attrs: unknown): RichLink | null {
  const { kind, id, hash, href } = fieldsOf(attrs)
  const known = recordLinkKinds.find((one) => one === kind)
  const isRecord = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647
  if (known !== undefined && isRecord) return { kind: known, id, ...(typeof hash === 'string' && hash !== '' ? { hash } : {}) }
  return typeof href === 'string' ? { href } : null
}

/** The attributes of the mark of a chosen link; null for an address that rich text may not hold. */
export function markAttributes(link: NewLink): RichLink | null {
  const parsed = 'target' in link ? { href: resolveLink(link).href } : parseRichLink(link)
  return parsed === null || ('href' in parsed && !isAllowedHref(parsed.href)) ? null : parsed
}

/** The attributes of a link's element. A reference travels along in the clipboard. */
export function anchorAttributes(attrs: unknown): Record<string, string> {
  const link = parseRichLink(attrs)
  if (link === null) return {}
  if ('href' in link) return isAllowedHref(link.href) ? { href: link.href } : {}
  return { 'data-link-kind': link.kind, 'data-link-id': String(link.id), ...(link.hash ? { 'data-link-hash': link.hash } : {}) }
}

/** The reference that anchorAttributes wrote. */
export function referenceOf(anchor: Element): RichLink | null {
  return parseRichLink({
    kind: anchor.getAttribute('data-link-kind'),
    id: Number(anchor.getAttribute('data-link-id')),
    hash: anchor.getAttribute('data-link-hash'),
  })
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
