import { and, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { users } from '@/server/db/schema/user'

/** `email` only where another of the people has the same name. */
type Person = { name: string; email: string | null; isEmployee: boolean }

/** The accounts among actors and targets ('user:12'), read now: the log stores no names (docs/rules/administration.md#audit-words). */
export async function loadPeople({ site }: Pick<Ctx, 'site'>, tx: Tx, keys: readonly string[]): Promise<Map<string, Person>> {
  const ids = [...new Set(keys)].flatMap((key) => (/^user:\d{1,9}$/.test(key) ? Number(key.slice(5)) : []))
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, isEmployee: users.isBackoffice })
    .from(users)
    // All colleagues, so that a name is marked as repeated on every page.
    .where(and(eq(users.siteId, site.id), or(inArray(users.id, ids), eq(users.isBackoffice, true))))
  const named = rows.map((row) => ({ ...row, name: `${row.firstName} ${row.lastName}`.trim() || row.email }))
  const counts = new Map<string, number>()
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1)
  const people = named.map(({ id, name, email, isEmployee }) => {
    const isRepeated = (counts.get(name) ?? 0) > 1
    return [`user:${id}`, { name, email: isRepeated ? email : null, isEmployee }] as const
  })
  return new Map(people)
}
