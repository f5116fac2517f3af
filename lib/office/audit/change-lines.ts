import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { formatCents, formatDateTime } from '@/lib/office/formats'
import type { AuditWords } from './audit-words'

/** A field as it was and as it became; `before` is null where the entry names only what was done. */
export type ChangeLine = { label: string; before: string | null; after: string }

type Change = { name: string; before?: unknown; after: unknown; isNote?: boolean }
type Fields = Record<string, unknown>
type Changed = Pick<AuditEntry, 'action' | 'before' | 'after' | 'detail'>

/** The fields of an entry in words: changes first, then what was noted besides (docs/rules/administration.md#audit-words). */
export function changeLines({ action, before, after, detail }: Changed, words: AuditWords): ChangeLine[] {
  const notes = Object.entries(detail).filter(([name, value]) => after === null || JSON.stringify(after[name]) !== JSON.stringify(value))
  const changes = [...fieldChanges(before ?? {}, after ?? {}), ...noteChanges(Object.fromEntries(notes), action)]
  return changes
    .filter(({ isNote, after: value }) => !(isNote && isNothing(value)))
    .map(({ name, before: old, after: next, isNote }) => ({
      label: fieldLabel(name, words),
      before: isNote ? null : valueText(name, old, words),
      after: valueText(name, next, words),
    }))
}

/** 'Stanje: Čeka uplatu → Plaćeno' */
export function lineText({ label, before, after }: ChangeLine): string {
  return before === null ? `${label}: ${after}` : `${label}: ${before} → ${after}`
}

function fieldChanges(before: Fields, after: Fields): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({ name, before: before[name], after: after[name] }))
}

/** Some writes note both values in the detail: `from` and `to`, `before` and `after`, or `before` beside the only other field. */
function noteChanges({ from, to, before, after, ...rest }: Fields, action: string): Change[] {
  const others = Object.entries(rest)
  const isMove = from !== undefined && to !== undefined
  const moved = isMove ? [{ name: movedField(action), before: from, after: to }] : []
  const lone = isMove ? [] : Object.entries({ from, to }).map(([name, value]) => ({ name, after: value, isNote: true }))
  if (isFields(before) || isFields(after))
    return [...moved, ...lone, ...fieldChanges(isFields(before) ? before : {}, isFields(after) ? after : {}), ...notesOf(others)]
  if (after !== undefined) return [...moved, ...lone, { name: 'change', before, after }, ...notesOf(others)]
  const [only] = others
  if (before !== undefined && only && others.length === 1) return [...moved, { name: only[0], before, after: only[1] }]
  return [...moved, ...lone, ...notesOf(before === undefined ? others : [['before', before], ...others])]
}

function movedField(action: string) {
  if (action === 'order.paymentMethod') return 'paymentMethod'
  return action.startsWith('redirect.') || action.includes('Slug') ? 'slug' : 'status'
}

function notesOf(entries: readonly (readonly [string, unknown])[]): Change[] {
  return entries.map(([name, after]) => ({ name, after, isNote: true }))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNothing(value: unknown) {
  return value === undefined || value === null || value === ''
}

/** 'name.hr' is the Croatian name: 'Naziv (hr)'. */
function fieldLabel(name: string, { fields }: AuditWords): string {
  const [own = name, language, ...more] = name.split('.')
  if (language === undefined || more.length > 0) return wordOf(fields, name) ?? name
  const word = wordOf(fields, own)
  return word === undefined ? name : `${word} (${language})`
}

/** Fields that hold one of a few values; texts of people keep their own words. */
const choices = new Set(['status', 'state', 'from', 'to', 'role', 'kind', 'by', 'reason', 'language', 'change'])

function valueText(name: string, value: unknown, words: AuditWords): string {
  if (isNothing(value)) return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return /cents$/i.test(name) ? formatCents(value) : String(value)
  if (typeof value === 'string') return textOf(name, value, words)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return value.map((one) => (typeof one === 'string' ? listed(name, one, words) : String(one))).join(', ') || '–'
  }
  return JSON.stringify(value)
}

function textOf(name: string, value: string, words: AuditWords): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return formatDateTime(value)
  return codeText(name, value, words) ?? (choices.has(name) ? (wordOf(words.values, value) ?? value) : value)
}

/** Lists hold codes of their own, or name fields: those that an import changed. */
function listed(name: string, value: string, words: AuditWords): string {
  return codeText(name, value, words) ?? wordOf(words.fields, value) ?? value
}

function codeText(name: string, value: string, { codes }: AuditWords): string | undefined {
  return wordOf(codes, `${name}.${value}`)
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}
