import type { textColumns } from './text-columns'

type Tables = typeof textColumns
export type Column = { [T in keyof Tables]: `${T & string}.${keyof Tables[T] & string}` }[keyof Tables]

/**
 * `stored`: the columns of ./text-columns.ts that store it. `validated`: a rule after the schema refuses hostile text. `compared`: compared or looked up and not
 * stored. `secret`: the same, and it may never be read again (tests/api/secrets.test.ts).
 */
type FieldUse = { stored: readonly Column[] } | { validated: string } | { compared: string } | { secret: string }
export type Fields = Record<string, FieldUse>

export const stored = (...columns: Column[]): FieldUse => ({ stored: columns })
export const validated = (rule: string): FieldUse => ({ validated: rule })
export const compared = (what: string): FieldUse => ({ compared: what })
export const secret = (what: string): FieldUse => ({ secret: what })
