import { linkKinds, type CmsLink, type LinkKind } from '@/lib/routing/links'
import { linkLocales } from '@/lib/routing/paths'
import { recordOf } from './record-of'

/** Parses a section's links by name; a missing or invalid one is null. */
export function parseLinks<L extends string>(names: readonly L[], stored: unknown): Record<L, CmsLink | null> {
  const source = recordOf(stored)
  const links: unknown = Object.fromEntries(names.map((name) => [name, parseLink(source[name])]))
  if (!isComplete(names, links)) throw new Error('The links of a section were parsed incompletely.')
  return links
}

export function parseLink(stored: unknown): CmsLink | null {
  const { kind, target, label, hash, locale } = recordOf(stored)
  if (!isLinkKind(kind) || typeof target !== 'string') return null
  const language = linkLocales.find((one) => one === locale)
  return {
    kind,
    target,
    label: typeof label === 'string' ? label : '',
    ...(typeof hash === 'string' ? { hash } : {}),
    ...(language ? { locale: language } : {}),
  }
}

function isComplete<L extends string>(names: readonly L[], links: unknown): links is Record<L, CmsLink | null> {
  return typeof links === 'object' && links !== null && names.every((name) => name in links)
}

function isLinkKind(kind: unknown): kind is LinkKind {
  return linkKinds.some((known) => known === kind)
}
