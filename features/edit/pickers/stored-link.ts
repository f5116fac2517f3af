import { isRecord, type Json } from '@/lib/documents/document'
import { linkKinds, recordLinkKinds, type LinkKind, type RecordLinkKind } from '@/lib/routing/links'
import type { NewLink } from '../rich/link/rich-link'

/** A link as a document holds it: a record by its id, or by its slug in older content, or an address. */
export type StoredLink = ({ kind: RecordLinkKind; id: number } | { kind: LinkKind; target: string }) & { hash?: string; label?: string }

export function readLink(value: Json | undefined): StoredLink | null {
  if (!isRecord(value)) return null
  const { kind, id, target, hash, label } = value
  const extra = { ...(typeof hash === 'string' && hash !== '' ? { hash } : {}), ...(typeof label === 'string' ? { label } : {}) }
  const record = recordLinkKinds.find((one) => one === kind)
  if (record && typeof id === 'number') return { kind: record, id, ...extra }
  const known = linkKinds.find((one) => one === kind)
  return known && typeof target === 'string' ? { kind: known, target, ...extra } : null
}

/** A chosen link as a document stores it. */
export function writeLink(link: NewLink, label: string): { [name: string]: Json } {
  if ('href' in link) return { kind: 'external', target: link.href, label }
  const to: { [name: string]: Json } = 'id' in link ? { kind: link.kind, id: link.id } : { kind: link.kind, target: link.target }
  return { ...to, ...(link.hash ? { hash: link.hash } : {}), label }
}
