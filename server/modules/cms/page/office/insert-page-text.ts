import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { pageTexts, pageVersions } from '@/server/db/schema/cms'

type PageText = { pageId: number; slug: string; title: string; description: string; doc: Document }

/** A page in the context's language. Its first version is what the draft begins with; it is not published. */
export async function insertPageText(ctx: Ctx, tx: Transaction, { doc, ...text }: PageText): Promise<void> {
  const now = ctx.now()
  const [row] = await tx
    .insert(pageTexts)
    .values({ ...text, siteId: ctx.site.id, languageId: ctx.language.id, updatedAt: now })
    .returning({ id: pageTexts.id })
  if (!row) throw new Error('The text of the page was not written.')
  const { id: userId } = requireUser(ctx)
  await tx.insert(pageVersions).values({ pageTextId: row.id, number: 1, doc, reason: 'checkpoint', userId, createdAt: now })
}
