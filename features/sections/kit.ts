import type { ReactNode } from 'react'
import type { SectionSettings } from '@/lib/documents/section-settings'
import type { ShapeOf, FieldsOfKind, Shape } from './fields'

type RootTag = 'section' | 'header' | 'footer' | 'aside' | 'div'
type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'div' | 'small'
type ListTag = 'ul' | 'ol' | 'div'

/**
 * The components that render a section's fields. The public kit renders plain elements on the server; the edit kit renders editable fields in the
 * browser. `at` is a field's name; a wrong name or kind does not compile.
 */
export type Kit<S extends Shape, L extends string = never> = {
  /** The section's only outermost element. */
  Root: (props: { as?: RootTag; id?: string; className?: string; children: ReactNode }) => ReactNode
  /** `text`: the stored text alone, where another component makes the element around it. */
  Text: (props: { at: FieldsOfKind<S, 'text'>; as?: TextTag | 'text'; className?: string }) => ReactNode
  Rich: (props: { at: FieldsOfKind<S, 'rich'>; size?: 'small' | 'normal'; className?: string }) => ReactNode
  /** `sizes` as in HTML. `priority` loads the picture at once. */
  Image: (props: { at: FieldsOfKind<S, 'image'>; sizes: string; priority?: boolean; className?: string }) => ReactNode
  /** One of the section's `links`, or a link field of a list item, with its stored label unless children are given. */
  Link: (props: { at: L | FieldsOfKind<S, 'link'>; className?: string; children?: ReactNode }) => ReactNode
  Group: <N extends FieldsOfKind<S, 'group'>>(props: { at: N; children: (fields: Kit<ShapeOf<S[N]>>) => ReactNode }) => ReactNode
  /** Renders each item with a kit of its own; `index` finds its values in `meta`. */
  List: <N extends FieldsOfKind<S, 'list'>>(props: {
    at: N
    as?: ListTag
    className?: string
    children: (item: Kit<ShapeOf<S[N]>>, index: number) => ReactNode
  }) => ReactNode
}

/** The stored values of a section, or of one item of a list. */
export type KitSource = {
  meta: Record<string, unknown>
  mobileMeta: Record<string, unknown>
  linkMeta: Record<string, unknown>
  /** Of the whole section; groups and list items have none. */
  settings?: SectionSettings
  sectionId?: string
}

export type MakeKit = <S extends Shape, L extends string>(source: KitSource) => Kit<S, L>
