import type { ParsedOf } from '@/lib/api/endpoint'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { isSame } from '@/lib/documents/changes'
import type { Ctx } from '@/server/core/context'
import { loadReferencedLinks } from '../links/resolve-links'
import { loadReferencedPictures } from '../section-pictures'
import { editableDocument } from './documents'
import { findDraft } from './drafts'

export async function get(ctx: Ctx, { key }: ParsedOf<typeof draftApi.get>) {
  const published = await editableDocument(key).read(ctx, ctx.db)
  const draft = await findDraft(ctx, ctx.db, key)
  const document = draft?.document ?? published
  return {
    key,
    revision: draft?.revision ?? 0,
    document,
    pictures: await loadReferencedPictures(ctx.db, document),
    links: await loadReferencedLinks(ctx, document),
    isChanged: draft !== undefined && !isSame({ ...draft.document }, { ...published }),
  }
}
