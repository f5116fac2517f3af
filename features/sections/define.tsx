import type { ReactNode } from 'react'
import type { Call } from '@/lib/api/query'
import { settingsOf } from '@/lib/documents/section-settings'
import type { CmsLink } from '@/lib/routing/links'
import { mapQuery, type SectionQuery } from './section-query'
import type { MobileValues, Shape, Values } from './fields'
import type { Kit, MakeKit } from './kit'
import { parseLinks } from './parse-links'
import { parseMobileValues, parseValues } from './parse-values'
import { recordOf } from './record-of'

type Content<M extends Shape, O extends Shape, L extends string> = {
  meta: Values<M>
  options: Values<O>
  /** The options that differ on narrow screens; they become classes, so that all screens get the same HTML. */
  mobileOptions: MobileValues<O>
  links: Record<L, CmsLink | null>
}

type RenderProps<M extends Shape, O extends Shape, L extends string> = Content<M, O, L> & { Kit: Kit<M, L> }

type Fields<M extends Shape, O extends Shape, L extends string> = {
  /** The name in stored documents; it never changes. */
  type: string
  /** Content: texts, pictures, lists. */
  meta: M
  /** Settings: appearance and data sources. */
  options: O
  /** The names of its links. */
  links: readonly L[]
}

type Definition<M extends Shape, O extends Shape, L extends string> = Fields<M, O, L> & {
  /** Pure and synchronous, without hooks: both kits run it. Renders every field through `Kit`, inside exactly one `Kit.Root`. */
  Render: (props: RenderProps<M, O, L>) => ReactNode
}

type DataDefinition<M extends Shape, O extends Shape, L extends string, D> = Fields<M, O, L> & {
  /** The data that it shows; depends on the content only. */
  query: (content: Content<M, O, L>) => SectionQuery<D>
  /** The keys of the shown records in their order, where a field may hold them instead of a rule. */
  keysOf?: (data: D) => string[]
  Render: (props: RenderProps<M, O, L> & { data: D }) => ReactNode
}

/** Who answers a section's query and which kit renders its fields. */
export type RenderContext = { call: Call; kit: MakeKit }

/** Runs a query in the browser and renders its data. */
type QueryResult = <D>(props: { query: SectionQuery<D>; children: (data: D) => ReactNode }) => ReactNode

type LiveProps = { stored: StoredSection; kit: MakeKit; QueryResult: QueryResult }

/** A defined section with its field types erased, as the registry holds it. */
export type Section = {
  type: string
  meta: Shape
  options: Shape
  links: readonly string[]
  /** Parses the stored section, runs its query and renders it. Throws what the query throws. */
  render: (stored: StoredSection, context: RenderContext) => Promise<ReactNode>
  /** The same in the browser, where the edit layer answers the query and renders again after each edit. */
  Live: (props: LiveProps) => ReactNode
  /** What a rule shows now: the keys that an editor may put into another order. */
  shownKeys?: (stored: StoredSection) => SectionQuery<string[]>
}

export type StoredSection = {
  /** Its id in the document; layout elements have none. */
  sectionId?: string
  meta?: unknown
  mobileMeta?: unknown
  options?: unknown
  mobileOptions?: unknown
  linkMeta?: unknown
  hide?: unknown
  anchor?: unknown
}

/** Defines a section; field names and kinds are checked by the compiler (docs/rules/storefront.md#sections). */
export function defineSection<M extends Shape, O extends Shape, const L extends string = never>(definition: Definition<M, O, L>): Section {
  const { Render, ...fields } = definition
  return {
    ...fields,
    render: async (stored, { kit }) => Render(parse(fields, { stored, kit })),
    Live: ({ stored, kit }) => Render(parse(fields, { stored, kit })),
  }
}

/** A section with a query, which runs before it renders, on the server or in the browser. */
export function defineDataSection<M extends Shape, O extends Shape, D, const L extends string = never>(
  definition: DataDefinition<M, O, L, D>,
): Section {
  const { query, keysOf, Render, ...fields } = definition
  return {
    ...fields,
    shownKeys: keysOf && ((stored) => mapQuery(query(parseContent(fields, stored)), keysOf)),
    render: async (stored, { call, kit }) => {
      const props = parse(fields, { stored, kit })
      return Render({ ...props, data: await query(props).run(call) })
    },
    Live: ({ stored, kit, QueryResult }) => {
      const props = parse(fields, { stored, kit })
      return <QueryResult query={query(props)}>{(data) => Render({ ...props, data })}</QueryResult>
    },
  }
}

function parse<M extends Shape, O extends Shape, L extends string>(
  fields: Fields<M, O, L>,
  { stored, kit }: { stored: StoredSection; kit: MakeKit },
): RenderProps<M, O, L> {
  return {
    ...parseContent(fields, stored),
    Kit: kit<M, L>({
      meta: recordOf(stored.meta),
      mobileMeta: recordOf(stored.mobileMeta),
      linkMeta: recordOf(stored.linkMeta),
      settings: settingsOf(stored),
      sectionId: stored.sectionId,
    }),
  }
}

function parseContent<M extends Shape, O extends Shape, L extends string>(
  { meta, options, links }: Fields<M, O, L>,
  stored: StoredSection,
): Content<M, O, L> {
  return {
    meta: parseValues(meta, stored.meta),
    options: parseValues(options, stored.options),
    mobileOptions: parseMobileValues(options, stored.mobileOptions),
    links: parseLinks(links, stored.linkMeta),
  }
}
