import { isSame, type Change } from '@/lib/documents/changes'
import type { Json } from '@/lib/documents/document'
import { placeEdit } from '@/lib/documents/masters/master-edits'
import { isSharedPart } from '@/lib/documents/masters/masters'
import { editStore, commitEdit, type Edit } from './edit-store'
import type { HistoryLabel } from './history'
import { masterUse } from './section-masters'

/** Sets or, with undefined, unsets one field. */
export function setField({ key, section, path, value, label, group = `${key} ${section} ${path.join('/')}` }: FieldEdit) {
  const change: Change = value === undefined ? { kind: 'unset', section, path } : { kind: 'set', section, path, value }
  performEdit({ key, label, group, changes: [change] })
}

/** Makes an edit of what the canvas shows. In a section with a master it stays here until the editor has chosen where edits go (docs/rules/editing.md#shared-edits). */
export function performEdit({ key, label, group = null, changes }: { key: string; changes: readonly Change[] } & Omit<Edit, 'changes'>) {
  const placed = changes.flatMap((change) => {
    const use = masterUse({ key, section: change.section })
    if (!use) return [{ key, change }]
    const scope = editStore.getState().sharedEdits[`${key} ${change.section}`]?.scope ?? 'here'
    return placeEdit(use, change, scope)
  })
  commitEdit({ label, group, changes: placed.map(({ key: documentKey, change }) => ({ key: documentKey, changes: [change] })) })
  for (const change of changes) if (change.kind === 'set' || change.kind === 'unset') recordSharedChange(key, change)
}

/** Remembers a field that was edited before the editor has said where edits go. */
function recordSharedChange(key: string, { section, path }: { section: string; path: string[] }) {
  if (!isSharedPart(path[0]) || !masterUse({ key, section })) return
  const reference = `${key} ${section}`
  editStore.setState(({ sharedEdits }) => {
    const { scope, changedPaths } = sharedEdits[reference] ?? { scope: null, changedPaths: [] }
    if (scope !== null || changedPaths.some((one) => isSame(one, path))) return {}
    return { sharedEdits: { ...sharedEdits, [reference]: { scope, changedPaths: [...changedPaths, path] } } }
  })
}

type FieldEdit = { key: string; section: string; path: string[]; value: Json | undefined; label: HistoryLabel; group?: string | null }
