import type { Json } from '@/lib/documents/document'
import type { LaterChange } from './form-state'

/** What the server says of colleagues' changes (STALE_VERSION); null for another error of that code. No changes: nobody knows what they were. */
export function readChanges(data: Record<string, unknown>): { version: number; changes: LaterChange[] } | null {
  const { version, changes } = data
  if (typeof version !== 'number' || !Array.isArray(changes)) return null
  return { version, changes: changes.flatMap((one: unknown) => readChange(one) ?? []) }
}

function readChange(one: unknown): LaterChange | null {
  if (typeof one !== 'object' || one === null || !('field' in one) || !('theirs' in one)) return null
  if (typeof one.field !== 'string' || !isJson(one.theirs)) return null
  return {
    field: one.field,
    theirs: one.theirs,
    by: 'by' in one && typeof one.by === 'string' ? one.by : '',
    at: 'at' in one && typeof one.at === 'string' ? one.at : null,
    isConflict: 'isConflict' in one && one.isConflict === true,
  }
}

function isJson(value: unknown): value is Json {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isJson)
  return typeof value === 'object' && Object.values(value).every(isJson)
}
