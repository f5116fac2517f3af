import { eq } from 'drizzle-orm'
import type { Version } from '@/lib/api/v1/cms/version.schema'
import type { Ctx } from '@/server/core/context'
import { documentVersions } from '@/server/db/schema/draft'
import { users } from '@/server/db/schema/user'
import { personName } from '../person-name'

/** The columns of a version without its document, and who made it. */
const columns = {
  id: documentVersions.id,
  number: documentVersions.number,
  reason: documentVersions.reason,
  note: documentVersions.note,
  revision: documentVersions.revision,
  createdAt: documentVersions.createdAt,
  publishedAt: documentVersions.publishedAt,
  user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
}

export function selectVersions({ db }: Pick<Ctx, 'db'>) {
  return db.select(columns).from(documentVersions).leftJoin(users, eq(users.id, documentVersions.userId)).$dynamic()
}

type VersionColumns = Awaited<ReturnType<typeof selectVersions>>[number]

export function presentVersion(
  { id, user, createdAt, publishedAt, ...row }: VersionColumns,
  published: { id: number } | undefined,
): Version {
  return {
    ...row,
    user: user && { id: user.id, name: personName(user) },
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    isLive: id === published?.id,
  }
}
