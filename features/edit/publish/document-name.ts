import { labelledType } from '@/features/sections/section-types/layout-types'
import type { Document } from '@/lib/documents/document'

/** What a document is, and where its publication shows: on every page of the site, or on this one. */
export type DocumentKind = 'header' | 'footer' | 'cookie' | 'page' | 'post' | 'product' | 'category' | 'event' | 'master' | 'other'

const layoutKinds: { [type: string]: DocumentKind } = { 'site-header': 'header', 'site-footer': 'footer', 'cookie-notice': 'cookie' }
const kinds: readonly DocumentKind[] = ['page', 'post', 'product', 'category', 'event', 'master']

export function documentKind(key: string, document: Document): DocumentKind {
  const [prefix = ''] = key.split(':')
  const layout = Object.values(document.sections).flatMap(({ type }) => layoutKinds[labelledType(type)] ?? [])
  return layout[0] ?? kinds.find((kind) => prefix.toLowerCase().includes(kind)) ?? 'other'
}

export const isOnAllPages = (kind: DocumentKind) => kind === 'header' || kind === 'footer' || kind === 'cookie'

/** The title of a page, a post or a product; empty for layout elements. */
export function documentTitle({ page }: Document): string {
  const title = page?.title ?? page?.name
  return typeof title === 'string' ? title : ''
}
