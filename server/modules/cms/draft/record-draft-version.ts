import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { markCheckpoint, type LockedDraft } from './drafts'
import { dueCheckpoint } from './due-checkpoint'
import { rebasedDocument } from './documents/merge-fields'
import { recordPublishedVersion, recordVersion, type NewVersion } from './versions'

/**
 * Writes a version of a locked draft as its editors see it: a release publishes its version whole, and would else write back the fields that something outside
 * the draft has changed (docs/rules/editing.md#changed-elsewhere). Visitors do not see it.
 */
export async function recordDraftVersion(
  ctx: Ctx,
  tx: Transaction,
  draft: LockedDraft,
  { reason, userId, note }: Pick<NewVersion, 'reason' | 'userId' | 'note'>,
) {
  const { key, revision, published } = draft
  const document = rebasedDocument(draft, published)
  await recordPublishedVersion(ctx, tx, { key, published })
  const version = await recordVersion(ctx, tx, { key, document, revision, reason, userId, note })
  await markCheckpoint(ctx, tx, draft)
  return version
}

/** Writes a version of the draft before a batch changes it, when a checkpoint is due (docs/rules/editing.md#checkpoints). */
export async function recordDueCheckpoint(ctx: Ctx, tx: Transaction, draft: LockedDraft) {
  const reason = dueCheckpoint(draft, { userId: requireUser(ctx).id, now: ctx.now() })
  if (reason) await recordDraftVersion(ctx, tx, draft, { reason, userId: draft.updatedBy })
}
