import { recordLinkKinds, type RecordLinkKind } from '@/lib/routing/links'
import { addressOf } from '../rich/link/address'
import type { NewLink, RichLink } from '../rich/link/rich-link'
import type { StoredLink } from './stored-link'

/** What the dialog offers: the kinds of records, an anchor of this page, and three kinds of addresses. */
export const targetKinds = [...recordLinkKinds, 'anchor', 'address', 'email', 'phone'] as const
export type TargetKind = (typeof targetKinds)[number]

export type Target = {
  kind: TargetKind
  /** Of a record. */
  id: number | null
  /** Anchor, address, e-mail or telephone number as typed. */
  text: string
  hash: string
}

/** The link that the dialog begins with. */
export function targetOf(current: StoredLink | RichLink | null): Target {
  const none: Target = { kind: 'page', id: null, text: '', hash: '' }
  if (current === null) return none
  if ('href' in current) return { ...none, ...addressTarget(current.href) }
  const hash = current.hash ?? ''
  if ('id' in current) return { ...none, kind: current.kind, id: current.id, hash }
  const record = recordLinkKinds.find((kind) => kind === current.kind)
  if (record) return { ...none, kind: record, hash }
  if (current.kind === 'anchor') return { ...none, kind: 'anchor', text: current.target.replace(/^#/, '') }
  return { ...none, ...addressTarget(hash === '' ? current.target : `${current.target}#${hash}`) }
}

function addressTarget(address: string): Pick<Target, 'kind' | 'text'> {
  if (/^mailto:/i.test(address)) return { kind: 'email', text: address.slice('mailto:'.length) }
  if (/^tel:/i.test(address)) return { kind: 'phone', text: address.slice('tel:'.length) }
  if (address.startsWith('#')) return { kind: 'anchor', text: address.slice(1) }
  return { kind: 'address', text: address }
}

/** The chosen link; null while it is none. */
export function linkOf({ kind, id, text, hash }: Target): NewLink | null {
  const typed = text.trim()
  switch (kind) {
    case 'anchor':
      return typed === '' ? null : { kind: 'anchor', target: typed.replace(/^#/, '') }
    case 'address':
      return addressLink(addressOf(typed))
    case 'email': {
      const address = addressOf(typed)
      return address?.startsWith('mailto:') ? { kind: 'external', target: address } : null
    }
    case 'phone':
      return /^\+?[\d\s()/-]{3,}$/.test(typed) ? { kind: 'external', target: `tel:${typed.replaceAll(/[^+\d]/g, '')}` } : null
    default:
      return id === null ? null : { kind, id, ...(hash.trim() === '' ? {} : { hash: hash.trim().replace(/^#/, '') }) }
  }
}

/** A path of this site is no other site. */
function addressLink(address: string | null): NewLink | null {
  if (address === null) return null
  if (address.startsWith('#')) return { kind: 'anchor', target: address.slice(1) }
  return { kind: address.startsWith('/') ? 'route' : 'external', target: address }
}

export function isRecordKind(kind: TargetKind): kind is RecordLinkKind {
  return recordLinkKinds.some((one) => one === kind)
}
