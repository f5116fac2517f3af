import { recordLinkKinds, resolveLink, type RecordLinkKind } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import type { Ctx } from '@/server/core/context'
import { localeOf } from './link-locale'
import { linkKey, loadLinkTargets, type LinkReference, type LinkTarget } from './link-targets'

type LinkCtx = Pick<Ctx, 'db' | 'site' | 'language'>
type Fields = { [name: string]: unknown }
type Resolution = { targets: Map<string, LinkTarget>; locale: LinkLocale }

const maxId = 2_147_483_647

/**
 * Adds `target` to every link `{ kind, id }`, at any depth (with `locale` where the caller's language lacks the record), and `href` to those of rich text, in one query (docs/rules/content.md#links-by-id). Links that store
 * a slug or an address stay as they are.
 */
export async function resolveLinks(ctx: LinkCtx, values: readonly unknown[]): Promise<unknown[]> {
  const links = values.flatMap(collectLinks)
  if (links.length === 0) return [...values]
  const resolution = { targets: await loadLinkTargets(ctx, links), locale: localeOf(ctx.language) }
  return values.map((value) => resolveValue(value, resolution))
}

/** The targets of the links that a document holds, by `kind:id`: what an editor's copy shows for them. */
export async function loadReferencedLinks(ctx: LinkCtx, value: unknown): Promise<Record<string, LinkTarget>> {
  return Object.fromEntries(await loadLinkTargets(ctx, collectLinks(value)))
}

function collectLinks(value: unknown): LinkReference[] {
  if (!isFields(value)) return []
  const inner = Object.values(value).flatMap(collectLinks)
  return isLinkReference(value) ? [{ kind: value.kind, id: value.id }, ...inner] : inner
}

function resolveValue(value: unknown, resolution: Resolution): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveValue(one, resolution))
  if (!isFields(value)) return value
  const resolved = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveValue(inner, resolution)]))
  if (isLinkReference(value)) {
    const { target = '', locale } = resolution.targets.get(linkKey(value)) ?? {}
    return locale ? { ...resolved, target, locale } : { ...resolved, target }
  }
  return Array.isArray(value.marks) ? { ...resolved, marks: value.marks.flatMap((mark) => resolveMark(mark, resolution)) } : resolved
}

/** A link whose record is gone becomes plain text. */
function resolveMark(mark: unknown, { targets, locale }: Resolution): unknown[] {
  const attrs = isFields(mark) && mark.type === 'link' ? mark.attrs : null
  if (!isFields(mark) || !isFields(attrs) || !isLinkReference(attrs)) return [mark]
  const found = targets.get(linkKey(attrs))
  if (found === undefined) return []
  const hash = typeof attrs.hash === 'string' ? attrs.hash : ''
  const link = { kind: attrs.kind, target: found.target, hash }
  return [{ ...mark, attrs: { ...attrs, href: resolveLink(link, found.locale ?? locale).href } }]
}

/** Whether a link names a record by its id. */
export function isLinkReference(value: Fields): value is Fields & LinkReference {
  return isRecordKind(value.kind) && typeof value.id === 'number' && Number.isInteger(value.id) && value.id > 0 && value.id <= maxId
}

function isRecordKind(kind: unknown): kind is RecordLinkKind {
  return recordLinkKinds.some((known) => known === kind)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
