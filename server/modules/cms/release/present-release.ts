import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { releaseDocuments, releases } from '@/server/db/schema/release'

const maxReleases = 100

/** @throws NOT_FOUND */
export async function presentRelease(ctx: Ctx, db: Tx, id: number): Promise<Release> {
  const [release] = await presentReleases(ctx, db, eq(releases.id, id))
  if (!release) throw new AppError('NOT_FOUND')
  return release
}

/** The site's releases with their documents, newest first. */
export async function presentReleases(ctx: Ctx, db: Tx, where?: SQL): Promise<Release[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(and(eq(releases.siteId, ctx.site.id), where))
    .orderBy(desc(releases.id))
    .limit(maxReleases)
  const documents = await loadDocuments(
    ctx,
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, title, state, version, publishAt, publishedAt }) => ({
    id,
    title,
    state,
    version,
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    documents: documents.filter(({ releaseId }) => releaseId === id).map(({ document }) => document),
  }))
}

async function loadDocuments(ctx: Ctx, db: Tx, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      releaseId: releaseDocuments.releaseId,
      key: releaseDocuments.key,
      languageId: releaseDocuments.languageId,
      title: sql<string>`coalesce(${documentVersions.doc}->'page'->>'title', ${documentVersions.doc}->'page'->>'name', '')`,
      version: documentVersions.number,
      revision: documentVersions.revision,
      draftRevision: drafts.revision,
      // docs/rules/editing.md#releases
      publishedMeanwhile: sql<boolean>`exists (
        select 1 from document_versions other
        where other.site_id = ${documentVersions.siteId} and other.language_id = ${documentVersions.languageId} and other.key = ${documentVersions.key}
          and other.id <> ${documentVersions.id} and other.reason <> 'import' and other.published_at > ${documentVersions.createdAt}
          and other.published_at < coalesce(${releases.publishedAt}, 'infinity')
      )`,
    })
    .from(releaseDocuments)
    .innerJoin(releases, eq(releases.id, releaseDocuments.releaseId))
    .innerJoin(documentVersions, eq(documentVersions.id, releaseDocuments.versionId))
    .leftJoin(
      drafts,
      and(eq(drafts.siteId, ctx.site.id), eq(drafts.languageId, releaseDocuments.languageId), eq(drafts.key, releaseDocuments.key)),
    )
    .where(inArray(releaseDocuments.releaseId, ids))
    .orderBy(releaseDocuments.key, releaseDocuments.languageId)
  return rows.map(({ releaseId, languageId, draftRevision, ...row }) => ({
    releaseId,
    document: {
      ...row,
      language: ctx.site.languages.find(({ id }) => id === languageId)?.code ?? '',
      hasNewerDraft: draftRevision !== null && row.revision !== null && draftRevision > row.revision,
    },
  }))
}
