import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'

/** The names of the back-office users among actors ('user:12'), by actor. */
export async function loadEmployeeNames({ db, site }: Pick<Ctx, 'db' | 'site'>, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(actors)].flatMap((actor) => (/^user:\d+$/.test(actor) ? Number(actor.slice(5)) : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.siteId, site.id), eq(users.isBackoffice, true)))
  return new Map(rows.map(({ id, firstName, lastName, email }) => [`user:${id}`, `${firstName} ${lastName}`.trim() || email]))
}
