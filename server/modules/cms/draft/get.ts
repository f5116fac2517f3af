import type { ParsedOf } from '@/lib/api/endpoint'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { isSame } from '@/lib/documents/changes'
import type { Ctx } from '@/server/core/context'
import { loadReferencedLinks } from '../link-targets/resolve-links'
import { loadMasters } from '../master-references/load-masters'
import { loadReferencedPictures } from '../section-pictures'
import { editableDocument, isShownOrScheduled, requireDocumentRight, visibilityOf } from './documents'
import { findDraft } from './drafts'
import { lastEditorOf } from './last-editor'
import { findConflicts, rebasedDocument } from './documents/merge-fields'

export async function get(ctx: Ctx, { key }: ParsedOf<typeof draftApi.get>) {
  requireDocumentRight(ctx, key)
  const published = await editableDocument(key).read(ctx, ctx.db)
  const draft = await findDraft(ctx, ctx.db, key)
  const states = { base: draft?.base ?? {}, own: draft?.document.page ?? {}, published: published.page ?? {} }
  // The next batch brings what was published elsewhere to every editor.
  const document = draft ? rebasedDocument(draft, published) : published
  const isEdited = !isSame({ ...document }, { ...published })
  const visibility = await visibilityOf(ctx, ctx.db, key)
  const masters = Object.fromEntries(await loadMasters(ctx, ctx.db, document))
  // Editors look at what visitors see, too, as at a moment before a release (docs/rules/lens.md#before-a-release).
  const shown = [document, masters, ...(isEdited ? [published] : [])]
  return {
    key,
    revision: draft?.revision ?? 0,
    document,
    masters,
    pictures: await loadReferencedPictures(ctx, shown),
    links: await loadReferencedLinks(ctx, shown),
    isChanged: isEdited || !isShownOrScheduled(visibility),
    published: isEdited ? published : null,
    visibility,
    lastEditor: draft ? await lastEditorOf(ctx, ctx.db, draft) : null,
    conflicts: draft ? findConflicts(states) : [],
  }
}
