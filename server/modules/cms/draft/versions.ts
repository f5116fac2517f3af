import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { isSame } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { documentVersions } from '@/server/db/schema/draft'
import { isShownOrScheduled, visibilityOf } from './documents'

export type VersionReason = (typeof documentVersions.$inferInsert)['reason']

/** `revision` is null for what no draft held; `publishedAt` is set when visitors see it from now on. */
export type NewVersion = {
  key: string
  document: Document
  reason: VersionReason
  revision: number | null
  userId: number | null
  note?: string
  publishedAt?: Date
}

type VersionRow = { id: number; number: number; revision: number | null; reason: VersionReason; document: Document }

/** The versions of a document in the caller's language. */
export const versionsOf = ({ site, language }: Pick<Ctx, 'site' | 'language'>, key: string) =>
  and(eq(documentVersions.siteId, site.id), eq(documentVersions.languageId, language.id), eq(documentVersions.key, key))

/** Writes a version. The caller has locked the draft, so two versions never get one number. */
export async function recordVersion(ctx: Ctx, tx: Transaction, version: NewVersion): Promise<{ id: number; number: number }> {
  const { document, ...columns } = version
  const last = sql`(select coalesce(max(v.number), 0) + 1 from document_versions v where v.site_id = ${ctx.site.id} and v.language_id = ${ctx.language.id} and v.key = ${version.key})`
  const [row] = await tx
    .insert(documentVersions)
    .values({ ...columns, siteId: ctx.site.id, languageId: ctx.language.id, number: last, doc: document, createdAt: ctx.now() })
    .returning({ id: documentVersions.id, number: documentVersions.number })
  if (!row) throw new Error(`No version of ${version.key} was written.`)
  return row
}

/** The version that visitors see; undefined before the first. */
export async function findPublishedVersion(ctx: Ctx, db: Tx, key: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(versionsOf(ctx, key), isNotNull(documentVersions.publishedAt)))
    .orderBy(desc(documentVersions.publishedAt), desc(documentVersions.number))
    .limit(1)
  return row && parseVersion(row)
}

/** @throws NOT_FOUND */
export async function findVersion(
  ctx: Ctx,
  db: Tx,
  { key, number }: { key: string; number: number },
): Promise<VersionRow & { key: string; createdAt: Date }> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(versionsOf(ctx, key), eq(documentVersions.number, number)))
  if (!row) throw new AppError('NOT_FOUND')
  return { ...parseVersion(row), key, createdAt: row.createdAt }
}

function parseVersion({ id, number, revision, reason, doc }: typeof documentVersions.$inferSelect): VersionRow {
  return { id, number, revision, reason, document: DocumentSchema.parse(doc) }
}

/**
 * Records what is published as a version unless the newest has it already, so that the history has everything that visitors ever saw
 * (docs/rules/editing.md#document-versions). Returns it if visitors get the document, else null.
 */
export async function recordPublishedVersion(
  ctx: Ctx,
  tx: Transaction,
  { key, published }: { key: string; published: Document },
): Promise<Omit<VersionRow, 'document'> | null> {
  const visibility = await visibilityOf(ctx, tx, key)
  if (visibility === 'new') return null
  const version = await findOrRecordPublished(ctx, tx, { key, published })
  return isShownOrScheduled(visibility) ? version : null
}

async function findOrRecordPublished(ctx: Ctx, tx: Transaction, { key, published }: { key: string; published: Document }) {
  const newest = await findPublishedVersion(ctx, tx, key)
  if (newest && isSame({ ...newest.document }, { ...published })) return newest
  // Earlier than what the same transaction publishes.
  const publishedAt = new Date(ctx.now().getTime() - 1)
  const imported = { key, document: published, reason: 'import', revision: null, userId: null, publishedAt } as const
  return { ...imported, ...(await recordVersion(ctx, tx, imported)) }
}
