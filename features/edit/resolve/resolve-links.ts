import { isRecord, type Json } from '@/lib/documents/document'
import { recordLinkKinds, resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import type { LinkTargets } from '../store/edit-store'

type Targets = { links: LinkTargets; locale: LinkLocale }

/** Adds `target` to every link `{ kind, id }`, and `href` to those of rich text, as the server does for visitors (docs/rules/content.md#links-by-id). */
export function resolveLinks(value: Json | undefined, { links, locale }: Targets): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => resolveLinks(one, { links, locale }) ?? null)
  if (!isRecord(value)) return value
  const resolved = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveLinks(inner, { links, locale }) ?? null]))
  const kind = recordLinkKinds.find((one) => one === value.kind)
  if (kind === undefined || typeof value.id !== 'number') return resolved
  const { target = '', locale: language } = links[`${kind}:${value.id}`] ?? {}
  if (target === '') return { ...resolved, target }
  const hash = typeof value.hash === 'string' ? value.hash : ''
  const href = resolveLink({ kind, target, hash }, language ?? locale).href
  return { ...resolved, target, href, ...(language ? { locale: language } : {}) }
}
