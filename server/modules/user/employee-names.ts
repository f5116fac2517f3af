import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { users } from '@/server/db/schema/user'

/** The names of the back-office users among actors ('user:12'), by actor. */
export function loadEmployeeNames(ctx: Pick<Ctx, 'db' | 'site'>, actors: readonly string[]): Promise<Map<string, string>> {
  return loadNames(ctx, ctx.db, { actors, isEmployee: true })
}

/** The names of any accounts, for the audit log: it also names people who have left the office. */
export function loadAccountNames(ctx: Pick<Ctx, 'site'>, tx: Tx, actors: readonly string[]): Promise<Map<string, string>> {
  return loadNames(ctx, tx, { actors, isEmployee: false })
}

type NamesQuery = { actors: readonly string[]; isEmployee: boolean }

async function loadNames({ site }: Pick<Ctx, 'site'>, tx: Tx, { actors, isEmployee }: NamesQuery): Promise<Map<string, string>> {
  const ids = [...new Set(actors)].flatMap((actor) => (/^user:\d+$/.test(actor) ? Number(actor.slice(5)) : []))
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.siteId, site.id), isEmployee ? eq(users.isBackoffice, true) : undefined))
  return new Map(rows.map(({ id, firstName, lastName, email }) => [`user:${id}`, `${firstName} ${lastName}`.trim() || email]))
}
