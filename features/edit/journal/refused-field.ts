import { ApiError } from '@/lib/api/errors'
import type { Change } from '@/lib/documents/changes'

/** The field of a batch that the server refused; its answer counts the changes: `changes.2.value`. */
export function findRefusedField(error: unknown, changes: readonly Change[]): { section: string; path: string[] } | null {
  if (!(error instanceof ApiError)) return null
  for (const name of Object.keys(error.fieldErrors)) {
    const [, index] = /^changes\.(\d+)/.exec(name) ?? []
    const change = index === undefined ? undefined : changes[Number(index)]
    if (change?.kind === 'set' || change?.kind === 'unset') return { section: change.section, path: change.path }
  }
  return null
}
