import type { RichNode } from '@/lib/api/entities/common.schema'
import type { Film, Picture } from '@/lib/api/entities/media.schema'
import type { CmsLink } from '@/lib/routing/links'

/** `mobile`: the field may have another value for narrow screens, in `mobileMeta` or `mobileOptions` (docs/rules/editing.md#mobile-values). */
type TextField = { kind: 'text'; max?: number; multiline?: boolean; required?: boolean; mobile?: boolean }
type RichField = { kind: 'rich'; required?: boolean }
/** `allowsVideo`: it may be a video behind its poster. */
type ImageField = { kind: 'image'; ratio?: `${number}/${number}`; mobile?: boolean; allowsVideo?: boolean }
type NumberField = { kind: 'number'; default: number; min: number; max: number; mobile?: boolean }
type FlagField = { kind: 'flag'; default: boolean; mobile?: boolean }
/** `mobile`: the values that it may have on narrow screens. */
type ChoiceField<Value extends string, Mobile extends string> = {
  kind: 'choice'
  of: readonly Value[]
  default: Value
  mobile?: readonly Mobile[]
}
/** Slugs or ids; `of` says whose. */
type KeysField = { kind: 'keys'; of: 'product' | 'category' | 'term'; max?: number; chosenBy?: ChosenBy }
/** The list is shown while `option` is `value`, as far as the number `limit` lets it; otherwise a rule picks the records. */
export type ChosenBy = { option: string; value: string; limit: string }
/** In a group or a list item; a section's own links are its `links`. */
type LinkField = { kind: 'link' }
/** The name of an icon. */
type IconField = { kind: 'icon' }
/** The name of a colour of the design, never a colour of its own. */
type ColourField<Token extends string> = { kind: 'colour'; of: readonly Token[]; default: Token }
/** The id of a product, a category or a post. */
type RecordField = { kind: 'product' | 'category' | 'post' }
type ProductsField = { kind: 'products'; max: number }
type PostsField = { kind: 'posts'; max: number }
type VideoField = { kind: 'video' }
/** A day, `2026-11-27`. */
type DateField = { kind: 'date' }
type GroupField<Of> = { kind: 'group'; of: Of }
type ListField<Of> = { kind: 'list'; of: Of; min?: number; max?: number }

export type Field =
  | TextField
  | RichField
  | ImageField
  | NumberField
  | FlagField
  | ChoiceField<string, string>
  | KeysField
  | LinkField
  | IconField
  | ColourField<string>
  | RecordField
  | ProductsField
  | PostsField
  | VideoField
  | DateField
  | GroupField<Shape>
  | ListField<Shape>

type Kind = Field['kind']

/** The fields of a section, or of an item of a list, by name. */
export type Shape = { [name: string]: Field }

/** Products by a rule; pinned ones stand first, in their order. */
export type ProductsValue = { source: 'newest' | 'featured' | 'sale' | 'category' | 'pinned'; category: number | null; pinned: number[] }

/** The newest posts of any of the terms (of all posts for none); pinned ones stand first, in their order. */
export type PostsValue = { terms: string[]; pinned: number[] }

/** The value of a field by its kind, but for those that depend on the field's own rules. */
type ValueByKind = {
  text: string
  rich: RichNode | null
  image: Picture | null
  number: number
  flag: boolean
  keys: string[]
  link: CmsLink | null
  icon: string
  product: number | null
  category: number | null
  post: number | null
  products: ProductsValue
  posts: PostsValue
  video: Film | null
  date: string | null
}

type ValueOf<F> =
  F extends ChoiceField<infer Value, string>
    ? Value
    : F extends ColourField<infer Token>
      ? Token
      : F extends GroupField<infer Of>
        ? Values<Of>
        : F extends ListField<infer Of>
          ? Item<Of>[]
          : F extends { kind: infer K extends keyof ValueByKind }
            ? ValueByKind[K]
            : never

/** The parsed values of a shape, for decisions in Render; the kit renders them. */
export type Values<S> = { [Name in keyof S]: ValueOf<S[Name]> }
type Item<S> = Values<S> & { id: string }

/** The values for narrow screens; only fields that may have one and have it. */
export type MobileValues<S> = { [Name in keyof S]?: S[Name] extends ChoiceField<string, infer Mobile> ? Mobile : ValueOf<S[Name]> }

/** The names of a shape's fields of one kind. */
export type FieldsOfKind<S, K extends Kind> = { [Name in keyof S]: S[Name] extends { kind: K } ? Name : never }[keyof S] & string

/** The shape of a group or a list item. */
export type ShapeOf<F> = F extends { of: infer Of extends Shape } ? Of : never

/** The kinds of fields a section can have. */
export const field = {
  text: (rules: Omit<TextField, 'kind'> = {}) => ({ kind: 'text', ...rules }) as const,
  /** Rich text: paragraphs, headings, lists, quotes, links. */
  rich: (rules: Omit<RichField, 'kind'> = {}) => ({ kind: 'rich', ...rules }) as const,
  image: (rules: Omit<ImageField, 'kind'> = {}) => ({ kind: 'image', ...rules }) as const,
  number: (rules: Omit<NumberField, 'kind'>) => ({ kind: 'number', ...rules }) as const,
  flag: (rules: Omit<FlagField, 'kind'>) => ({ kind: 'flag', ...rules }) as const,
  /** One of a few values; the first is the default. */
  choice: <const Value extends string, const Mobile extends string = never>(
    of: readonly [Value, ...Value[]],
    { mobile }: { mobile?: readonly Mobile[] } = {},
  ): ChoiceField<Value, Mobile> => ({ kind: 'choice', of, default: of[0], mobile }),
  /** An ordered list of slugs or ids. */
  keys: (rules: Omit<KeysField, 'kind'>) => ({ kind: 'keys', ...rules }) as const,
  link: () => ({ kind: 'link' }) as const,
  icon: () => ({ kind: 'icon' }) as const,
  /** One of a few colours of the design; the first is the default. */
  colour: <const Token extends string>(of: readonly [Token, ...Token[]]): ColourField<Token> => ({ kind: 'colour', of, default: of[0] }),
  product: () => ({ kind: 'product' }) as const,
  category: () => ({ kind: 'category' }) as const,
  post: () => ({ kind: 'post' }) as const,
  products: (rules: Omit<ProductsField, 'kind'>) => ({ kind: 'products', ...rules }) as const,
  posts: (rules: Omit<PostsField, 'kind'>) => ({ kind: 'posts', ...rules }) as const,
  video: () => ({ kind: 'video' }) as const,
  date: () => ({ kind: 'date' }) as const,
  group: <S extends Shape>(of: S): GroupField<S> => ({ kind: 'group', of }),
  list: <S extends Shape>(of: S, rules: Omit<ListField<S>, 'kind' | 'of'> = {}): ListField<S> => ({ kind: 'list', of, ...rules }),
}
