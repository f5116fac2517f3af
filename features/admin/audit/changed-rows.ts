import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'

/** A field as it was and as it became; `before` is null where the entry names only what was done. */
export type ChangedRow = { name: string; before: string | null; after: string }

/** The fields of an entry: changes first, then what was noted besides. */
export function changedRows({ before, after, detail }: Pick<AuditEntry, 'before' | 'after' | 'detail'>): ChangedRow[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
  const notes = Object.entries(detail).map(([name, value]) => ({ name, before: null, after: textOf(value) }))
  return [...changes, ...notes]
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
