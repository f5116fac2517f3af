import type { LockedDraft } from './drafts'

/** ms. */
const interval = 10 * 60_000
const handoverInterval = 60_000

type Draft = Pick<LockedDraft, 'revision' | 'updatedBy' | 'checkpoint'>

/**
 * Whether a batch that is about to be saved first keeps the draft as it is (docs/rules/editing.md#checkpoints). Two editors who take turns get a
 * checkpoint a minute at most.
 */
export function dueCheckpoint(draft: Draft, { userId, now }: { userId: number; now: Date }): 'handover' | 'checkpoint' | null {
  if (draft.revision === draft.checkpoint.revision) return null
  const age = now.getTime() - draft.checkpoint.at.getTime()
  const isFirst = draft.checkpoint.revision === 0
  const isHandover = draft.updatedBy !== null && draft.updatedBy !== userId
  if (isHandover && (isFirst || age >= handoverInterval)) return 'handover'
  return age >= interval ? 'checkpoint' : null
}
