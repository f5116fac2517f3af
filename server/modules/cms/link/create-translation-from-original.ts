import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { linkApi } from '@/lib/api/v1/cms/link'
import { newDocumentId } from '@/lib/documents/new-ids'
import { translatedSections } from '@/lib/documents/translation'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { pageTexts } from '@/server/db/schema/cms'
import { editableDocument } from '../draft/documents'
import { resolveMasters } from '../masters/load-masters'
import { insertPageText } from '../page/office/insert-page-text'
import { loadOfficePage, lockPage } from '../page/office/pages'
import { claimNewSlug } from '../slug/slugs'

type Input = ParsedOf<typeof linkApi.createTranslationFromOriginal>

/** Masters belong to their language: the translation has their values (docs/rules/editing.md#translations). */
export async function createTranslationFromOriginal(ctx: Ctx, { id, language: code, ...text }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { slug } = await lockPage(ctx, tx, id)
    const target = await translationContext(ctx, tx, { id, code })
    await claimNewSlug(target, tx, text.slug)
    const original = await resolveMasters(ctx, tx, await editableDocument(`page:${id}`).read(ctx, tx))
    const withoutMasters = Object.entries(original.sections).map(([key, { master: _master, type, pos, ...parts }]) => [
      key,
      { ...parts, type, pos },
    ])
    const sections = translatedSections({ v: 1, sections: Object.fromEntries(withoutMasters) }, newDocumentId)
    await insertPageText(target, tx, { pageId: id, ...text, doc: { v: 1, sections } })
    await audit(ctx, tx, { action: 'page.translate', target: `page:${id}`, detail: { from: slug, to: text.slug, language: code } })
    return loadOfficePage(target, tx, id)
  })
}

/** The context of the new language. @throws VALIDATION for a language that the site lacks or the page has already */
async function translationContext(ctx: Ctx, tx: Transaction, { id, code }: { id: number; code: string }): Promise<Ctx> {
  const language = ctx.site.languages.find((one) => one.code === code)
  if (!language) throw languageError(texts.translations.unknownLanguage)
  const isThere = await tx.$count(pageTexts, and(eq(pageTexts.pageId, id), eq(pageTexts.languageId, language.id)))
  if (isThere > 0) throw languageError(texts.translations.exists)
  return { ...ctx, language }
}

function languageError(message: string) {
  return new AppError('VALIDATION', { fieldErrors: { language: [message] } })
}
