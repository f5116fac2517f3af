import type { RichNode } from '@/lib/api/entities/common.schema'
import type { Picture } from '@/lib/api/entities/media.schema'

/** `mobile`: the field may have another value for narrow screens, in `mobileMeta`. */
type TextField = { kind: 'text'; max?: number; multiline?: boolean; required?: boolean; mobile?: boolean }
type RichField = { kind: 'rich'; required?: boolean }
type ImageField = { kind: 'image'; ratio?: `${number}/${number}`; mobile?: boolean }
type NumberField = { kind: 'number'; default: number; min: number; max: number }
type FlagField = { kind: 'flag'; default: boolean }
type ChoiceField<Value extends string> = { kind: 'choice'; of: readonly Value[]; default: Value }
type KeysField = { kind: 'keys'; max?: number }
type GroupField<Of> = { kind: 'group'; of: Of }
type ListField<Of> = { kind: 'list'; of: Of; min?: number; max?: number }

export type Field =
  | TextField
  | RichField
  | ImageField
  | NumberField
  | FlagField
  | ChoiceField<string>
  | KeysField
  | GroupField<Shape>
  | ListField<Shape>

type Kind = Field['kind']

/** The fields of a section, or of an item of a list, by name. */
export type Shape = { [name: string]: Field }

type ValueOf<F> = F extends TextField
  ? string
  : F extends RichField
    ? RichNode | null
    : F extends ImageField
      ? Picture | null
      : F extends NumberField
        ? number
        : F extends FlagField
          ? boolean
          : F extends ChoiceField<infer Value>
            ? Value
            : F extends KeysField
              ? string[]
              : F extends GroupField<infer Of>
                ? Values<Of>
                : F extends ListField<infer Of>
                  ? Item<Of>[]
                  : never

/** The parsed values of a shape, for decisions in Render; the kit renders them. */
export type Values<S> = { [Name in keyof S]: ValueOf<S[Name]> }
type Item<S> = Values<S> & { id: string }

/** The names of a shape's fields of one kind. */
export type FieldsOfKind<S, K extends Kind> = { [Name in keyof S]: S[Name] extends { kind: K } ? Name : never }[keyof S] & string

/** The shape of a group or a list item. */
export type ShapeOf<F> = F extends { of: infer Of extends Shape } ? Of : never

/** The kinds of fields a section can have. */
export const f = {
  text: (rules: Omit<TextField, 'kind'> = {}) => ({ kind: 'text', ...rules }) as const,
  /** Rich text: paragraphs, headings, lists, quotes, links. */
  rich: (rules: Omit<RichField, 'kind'> = {}) => ({ kind: 'rich', ...rules }) as const,
  image: (rules: Omit<ImageField, 'kind'> = {}) => ({ kind: 'image', ...rules }) as const,
  number: (rules: Omit<NumberField, 'kind'>) => ({ kind: 'number', ...rules }) as const,
  flag: (rules: Omit<FlagField, 'kind'>) => ({ kind: 'flag', ...rules }) as const,
  /** One of a few values; the first is the default. */
  choice: <const Value extends string>(of: readonly [Value, ...Value[]]): ChoiceField<Value> => ({ kind: 'choice', of, default: of[0] }),
  /** An ordered list of slugs or ids. */
  keys: (rules: Omit<KeysField, 'kind'> = {}) => ({ kind: 'keys', ...rules }) as const,
  group: <S extends Shape>(of: S): GroupField<S> => ({ kind: 'group', of }),
  list: <S extends Shape>(of: S, rules: Omit<ListField<S>, 'kind' | 'of'> = {}): ListField<S> => ({ kind: 'list', of, ...rules }),
}
