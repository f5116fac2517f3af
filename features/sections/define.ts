import type { ReactNode } from 'react'
import type { Call } from '@/lib/api/query'
import type { CmsLink } from '@/lib/routing/links'
import type { SectionQuery } from './section-query'
import type { Shape, Values } from './fields'
import type { Kit, MakeKit } from './kit'
import { parseLinks } from './parse-links'
import { parseValues, recordOf } from './parse-values'

type Content<M extends Shape, O extends Shape, L extends string> = {
  meta: Values<M>
  options: Values<O>
  links: Record<L, CmsLink | null>
}

type RenderProps<M extends Shape, O extends Shape, L extends string> = Content<M, O, L> & { K: Kit<M, L> }

type Fields<M extends Shape, O extends Shape, L extends string> = {
  /** The name documents know it by; it never changes. */
  type: string
  /** What it says: texts, pictures, lists. */
  meta: M
  /** How it looks and what it shows. */
  options: O
  /** The links it has, by name. */
  links: readonly L[]
}

type Definition<M extends Shape, O extends Shape, L extends string> = Fields<M, O, L> & {
  /** Synchronous, without hooks, clock or chance: both kits run it. It places every field through `K`, inside exactly one `K.Root`. */
  Render: (props: RenderProps<M, O, L>) => ReactNode
}

type DataDefinition<M extends Shape, O extends Shape, L extends string, D> = Fields<M, O, L> & {
  /** What it shows from elsewhere, as a question that depends on nothing but the content. */
  query: (content: Content<M, O, L>) => SectionQuery<D>
  Render: (props: RenderProps<M, O, L> & { data: D }) => ReactNode
}

/** How a section is shown: who answers its query, and with which kit. */
export type RenderContext = { call: Call; kit: MakeKit }

/** A defined section, whatever its fields: what the registry holds. */
export type Section = {
  type: string
  meta: Shape
  options: Shape
  links: readonly string[]
  /** The stored section, read leniently, with its data, on a stage. Throws what its query throws. */
  render: (stored: StoredSection, stage: RenderContext) => Promise<ReactNode>
}

export type StoredSection = {
  meta?: unknown
  mobileMeta?: unknown
  options?: unknown
  linkMeta?: unknown
}

/** A section, written once (DESIGN 8). Its fields are typed by their descriptors; a field placed under a wrong name does not compile. */
export function defineSection<M extends Shape, O extends Shape, const L extends string = never>(definition: Definition<M, O, L>): Section {
  return buildSection(definition, async (placed) => definition.Render(placed))
}

/** A section that also shows what the shop knows: its query is asked before it renders, on the server or in the browser. */
export function defineDataSection<M extends Shape, O extends Shape, D, const L extends string = never>(
  definition: DataDefinition<M, O, L, D>,
): Section {
  const { query, Render } = definition
  return buildSection(definition, async (placed, call) => Render({ ...placed, data: await query(placed).run(call) }))
}

function buildSection<M extends Shape, O extends Shape, L extends string>(
  { type, meta, options, links }: Fields<M, O, L>,
  render: (placed: RenderProps<M, O, L>, call: Call) => Promise<ReactNode>,
): Section {
  return {
    type,
    meta,
    options,
    links,
    render: (stored, { call, kit }) =>
      render(
        {
          meta: parseValues(meta, stored.meta),
          options: parseValues(options, stored.options),
          links: parseLinks(links, stored.linkMeta),
          K: kit<M, L>({ meta: recordOf(stored.meta), mobileMeta: recordOf(stored.mobileMeta), linkMeta: recordOf(stored.linkMeta) }),
        },
        call,
      ),
  }
}
