import type { FieldErrors, FieldValues } from 'react-hook-form'

export type ListedError = { name: string; message: string }

/** All messages of a form's errors; nested fields have dotted names. */
export function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>): ListedError[] {
  return collect(errors, '')
}

/** Sorts errors by the order of the fields on screen; unknown names come last. */
export function sortByFieldOrder(listed: readonly ListedError[], names: readonly string[]): ListedError[] {
  const position = ({ name }: ListedError) => (names.includes(name) ? names.indexOf(name) : names.length)
  return listed.toSorted((one, other) => position(one) - position(other))
}

function collect(node: object, path: string): ListedError[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (!isObject(value)) return []
    const name = path ? `${path}.${key}` : key
    if ('message' in value && typeof value.message === 'string' && value.message) return [{ name, message: value.message }]
    return isLeaf(value) ? [] : collect(value, name)
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field's error holds a ref to its control, which must not be traversed. */
function isLeaf(value: object) {
  return 'type' in value && typeof value.type === 'string'
}
