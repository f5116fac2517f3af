import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { linkApi } from '@/lib/api/v1/cms/link'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { newDocumentId } from '@/lib/documents/new-ids'
import { translatedSections } from '@/lib/documents/translation'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { pageTexts } from '@/server/db/schema/cms'
import { editableDocument } from '../draft/documents'
import { resolveMasters } from '../master-references/load-masters'
import { insertPageText } from '../page/office/insert-page-text'
import { loadOfficePage, lockPage } from '../page/office/pages'
import { claimNewSlug } from '../slug/slugs'
import { copyLayout } from './copy-layout'
import { translationContext } from './translation-context'

type Input = ParsedOf<typeof linkApi.createTranslationFromOriginal>

/** The home page is at its slug in every language (docs/rules/content.md#home-address). Masters belong to their language: the translation has their values (docs/rules/editing.md#translations). */
export async function createTranslationFromOriginal(ctx: Ctx, { id, language: code, ...text }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { slug } = await lockPage(ctx, tx, id)
    const countTexts = (languageId: number) => tx.$count(pageTexts, and(eq(pageTexts.pageId, id), eq(pageTexts.languageId, languageId)))
    const target = await translationContext(ctx, { code, countTexts })
    const ownSlug = slug === homeSlug ? homeSlug : text.slug
    if (ownSlug !== homeSlug) await claimNewSlug(target, tx, ownSlug)
    const original = await resolveMasters(ctx, tx, await editableDocument(`page:${id}`).read(ctx, tx))
    const withoutMasters = Object.entries(original.sections).map(([key, { master: _master, type, pos, ...parts }]) => [
      key,
      { ...parts, type, pos },
    ])
    const sections = translatedSections({ v: 1, sections: Object.fromEntries(withoutMasters) }, newDocumentId)
    await insertPageText(target, tx, { pageId: id, ...text, slug: ownSlug, doc: { v: 1, sections } })
    await copyLayout(tx, { from: ctx, to: target })
    await audit(ctx, tx, { action: 'page.translate', target: `page:${id}`, detail: { from: slug, to: ownSlug, language: code } })
    return loadOfficePage(target, tx, id)
  })
}
