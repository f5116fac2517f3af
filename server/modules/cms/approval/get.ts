import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { approvalApi } from '@/lib/api/v1/cms/approval'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { documentVersions } from '@/server/db/schema/draft'
import { editableDocument } from '../draft/documents'
import { inLanguage } from '../draft/in-language'
import { linkKey, loadLinkTargets, type LinkReference, type LinkTarget } from '../link-targets/link-targets'
import { loadReferencedLinks } from '../link-targets/resolve-links'
import { loadReferencedPictures } from '../section-pictures'
import { presentApproval } from './present-approval'

/** The token is the right: it opens these documents only (docs/rules/editing.md#approvals). */
export async function get(ctx: Ctx, { token }: ParsedOf<typeof approvalApi.get>) {
  const [found] = await ctx.db
    .select({ id: approvals.id, languageId: approvals.languageId, expiresAt: approvals.expiresAt })
    .from(approvals)
    .where(and(eq(approvals.tokenHash, hashSecret(token)), eq(approvals.siteId, ctx.site.id)))
  if (!found) throw new AppError('NOT_FOUND')
  if (found.expiresAt <= ctx.now()) throw new AppError('APPROVAL_CLOSED', { state: 'expired' })
  return {
    ...(await presentApproval(ctx, ctx.db, found.id)),
    views: await loadViews(inLanguage(ctx, found.languageId), found.id),
  }
}

async function loadViews(ctx: Ctx, approvalId: number) {
  const rows = await ctx.db
    .select({ key: approvalDocuments.key, doc: documentVersions.doc })
    .from(approvalDocuments)
    .innerJoin(documentVersions, eq(documentVersions.id, approvalDocuments.versionId))
    .where(eq(approvalDocuments.approvalId, approvalId))
    .orderBy(asc(approvalDocuments.key))
  const targets = await loadLinkTargets(
    ctx,
    rows.flatMap(({ key }) => pageOf(key) ?? []),
  )
  return Promise.all(
    rows.map(async ({ key, doc }) => {
      const draft = DocumentSchema.parse(doc)
      const live = await editableDocument(key).read(ctx, ctx.db)
      const [pictures, links] = [
        { ...(await loadReferencedPictures(ctx, live)), ...(await loadReferencedPictures(ctx, draft)) },
        { ...(await loadReferencedLinks(ctx, live)), ...(await loadReferencedLinks(ctx, draft)) },
      ]
      const page = pageOf(key)
      return { key, target: ownTarget(page && targets.get(linkKey(page))), live, draft, pictures, links }
    }),
  )
}

const pageKinds: { [prefix: string]: LinkReference['kind'] } = {
  page: 'page',
  post: 'post',
  product: 'product',
  category: 'productCategory',
  event: 'event',
}

/** The page of a document; null for what is a part of several pages. */
function pageOf(key: string): LinkReference | null {
  const [prefix = '', id] = key.split(':')
  const kind = pageKinds[prefix]
  return kind ? { kind, id: Number(id) } : null
}

/** A page of another language is not the document's. */
function ownTarget(found: LinkTarget | null | undefined) {
  return found && !found.locale ? found.target : null
}
