import type { Field, Shape } from '@/features/sections/fields'

// Keys of labels below `edit` in messages/edit. next-intl reads a dot as a step down, so a field of a group or a list follows its parent after `_`.

const sectionLabel = (type: string) => `sections.${type}`

/** The path of names, without ids of list items: `['items', 'question']`. */
export const fieldLabel = (type: string, path: readonly string[]) => `fields.${type}.${path.join('_')}`

export const linkLabel = (type: string, name: string) => `links.${type}.${name}`

/** The label of a value of a choice or a colour. */
export const choiceLabel = (type: string, path: readonly string[], value: string) => `choices.${type}.${[...path, value].join('_')}`

type Labelled = { type: string; meta: Shape; options: Shape; links: readonly string[] }

/** Every label that an editor of the section can see. */
export function labelsOf({ type, meta, options, links }: Labelled): string[] {
  const fields = Object.entries({ ...meta, ...options }).flatMap(([name, field]) => labelsOfField(type, [name], field))
  return [sectionLabel(type), ...fields, ...links.map((name) => linkLabel(type, name))]
}

function labelsOfField(type: string, path: readonly string[], field: Field): string[] {
  const own = fieldLabel(type, path)
  switch (field.kind) {
    case 'group':
    case 'list':
      return [own, ...Object.entries(field.of).flatMap(([name, inner]) => labelsOfField(type, [...path, name], inner))]
    case 'choice':
      return [own, ...[...new Set([...field.of, ...(field.mobile ?? [])])].map((value) => choiceLabel(type, path, value))]
    case 'colour':
      return [own, ...field.of.map((value) => choiceLabel(type, path, value))]
    default:
      return [own]
  }
}
