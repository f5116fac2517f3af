import { linkKinds, type CmsLink, type LinkKind } from '@/lib/routing/links'
import { recordOf } from './read-values'

/** A section's links by name, as its document holds them; one that is missing or not understood is null. */
export function readLinks<L extends string>(names: readonly L[], stored: unknown): Record<L, CmsLink | null> {
  const source = recordOf(stored)
  const links: unknown = Object.fromEntries(names.map((name) => [name, readLink(source[name])]))
  if (!isRead(names, links)) throw new Error('The links of a section were read wrongly.')
  return links
}

export function readLink(stored: unknown): CmsLink | null {
  const { kind, target, label } = recordOf(stored)
  if (!isKind(kind) || typeof target !== 'string') return null
  return { kind, target, label: typeof label === 'string' ? label : '' }
}

function isRead<L extends string>(names: readonly L[], links: unknown): links is Record<L, CmsLink | null> {
  return typeof links === 'object' && links !== null && names.every((name) => name in links)
}

function isKind(kind: unknown): kind is LinkKind {
  return linkKinds.some((known) => known === kind)
}
