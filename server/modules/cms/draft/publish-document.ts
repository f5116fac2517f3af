import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { isSame } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { documentVersions } from '@/server/db/schema/draft'
import { announceEdit } from './announce-edit'
import { editableDocument } from './documents'
import type { LockedDraft } from './drafts'
import { rebaseDraft } from './rebase-draft'
import { changedFields, findConflicts } from './documents/merge-fields'
import { recordPublishedVersion, recordVersion, type VersionReason } from './versions'

/**
 * `overwrite` names fields to write although something outside the draft, such as an import, changed them since. `version` is a stored version that is
 * published as a whole; without it a new one is stored for `reason`.
 */
type Publication = {
  draft: LockedDraft
  document: Document
  userId: number | null
  reason: VersionReason
  revision: number | null
  note?: string
  overwrite?: readonly string[]
  keepHidden?: boolean
  version?: { id: number; number: number }
}

/**
 * Makes a document what visitors see, with its version, audit entry and invalidations. The caller has checked the right.
 * @throws FIELD_CHANGED when something outside the draft has changed one of its fields meanwhile (docs/rules/editing.md#changed-elsewhere)
 */
export async function publishDocument(
  ctx: Ctx,
  tx: Transaction,
  { draft, document, overwrite = [], keepHidden, version, ...record }: Publication,
) {
  const { key, base } = draft
  const { userId, reason, revision, note } = record
  const editable = editableDocument(key)
  // A release and its rollback publish whole what they are given, over anything published meanwhile.
  const isWhole = version !== undefined || reason === 'rollback'
  // Read again under the lock: an import may have written since.
  await editable.lock(tx)
  const published = await editable.read(ctx, tx)
  const fields = { base: isWhole ? (published.page ?? {}) : base, own: document.page ?? {}, published: published.page ?? {} }
  const conflicts = findConflicts(fields).filter(({ field }) => !overwrite.includes(field))
  if (conflicts.length > 0) throw new AppError('FIELD_CHANGED', { key, conflicts })
  const before = await recordPublishedVersion(ctx, tx, { key, published })
  const changed = changedFields(fields)
  await editable.publish(ctx, tx, { document: { ...document, page: changed }, userId, keepHidden })
  const shown = await editable.read(ctx, tx)
  // The version too has what visitors see (docs/rules/editing.md#document-versions).
  if (version) await tx.update(documentVersions).set({ doc: shown, publishedAt: ctx.now() }).where(eq(documentVersions.id, version.id))
  const { number } = version ?? (await recordVersion(ctx, tx, { key, document: shown, ...record, publishedAt: ctx.now() }))
  // The draft takes over what was published: storing may have cleaned a text.
  await rebaseDraft(ctx, tx, { draft, published: shown, base: { ...base, ...(isWhole ? sameFields(draft, document) : document.page) } })
  await audit(ctx, tx, { action: 'document.publish', target: key, detail: { version: number, revision, reason, note } })
  await announceEdit(ctx, tx, { kind: 'published', key, version: number })
  // Menus show what visitors did not get before.
  const menuTags = before === null ? ['links'] : []
  await ctx.invalidateTags(tx, [...(await editable.tags(tx, changed)), ...menuTags])
  return { version: number, before }
}

/** The fields that the draft has as they are published whole: they are no longer its own. In the others its base stays. */
function sameFields(draft: LockedDraft, whole: Document) {
  const own = draft.document.page ?? {}
  return Object.fromEntries(Object.entries(whole.page ?? {}).filter(([name, value]) => isSame(own[name], value)))
}
