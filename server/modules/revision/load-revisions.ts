import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { RevisionKind } from '@/lib/office/revision-kinds'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { revisions } from '@/server/db/schema/revision'
import { users } from '@/server/db/schema/user'
import { staffName } from '@/server/modules/user/office/customer/last-change'
import type { Revision } from './merge-patch'

type SiteCtx = Pick<Ctx, 'site'>
export type Entity = { kind: RevisionKind; id: number | string }

export function isOfEntity({ site }: SiteCtx, { kind, id }: Entity): SQL | undefined {
  return and(eq(revisions.siteId, site.id), eq(revisions.kind, kind), eq(revisions.entityId, String(id)))
}

/** The revisions after a version, oldest first. */
export async function loadLaterRevisions(ctx: SiteCtx, db: Tx, entity: Entity, after: number): Promise<Revision[]> {
  const rows = await selectRevisions(db)
    .where(and(isOfEntity(ctx, entity), gt(revisions.version, after)))
    .orderBy(asc(revisions.version))
  return rows.map(present)
}

/** A page of the revisions, newest first. */
export async function loadHistory(ctx: SiteCtx, db: Tx, entity: Entity, page: { limit: number; offset: number }): Promise<Revision[]> {
  const rows = await selectRevisions(db)
    .where(isOfEntity(ctx, entity))
    .orderBy(desc(revisions.version))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(present)
}

/** The newest versions of entities whose version stands in no row of their own, by id; none before the first revision. */
export async function newestVersions({ site }: SiteCtx, db: Tx, kind: RevisionKind): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: revisions.entityId, version: sql<number>`max(${revisions.version})` })
    .from(revisions)
    .where(and(eq(revisions.siteId, site.id), eq(revisions.kind, kind)))
    .groupBy(revisions.entityId)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

function selectRevisions(db: Tx) {
  const { version, at, before, after } = revisions
  return db.select({ version, by: staffName, at, before, after }).from(revisions).leftJoin(users, eq(users.id, revisions.by)).$dynamic()
}

type Row = Omit<Revision, 'at'> & { at: Date }
const present = ({ at, ...row }: Row): Revision => ({ ...row, at: at.toISOString() })
