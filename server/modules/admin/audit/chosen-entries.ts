import { and, eq, gte, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { croatianAuditWords } from '@/messages/audit.hr'
import { englishAuditWords } from '@/messages/audit.en'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { auditLog } from '@/server/db/schema/site'

type Choice = Omit<ParsedOf<typeof adminAuditApi.export>, 'language'>

/** Who, what, when, and words in entity, action or values. */
export function chosenEntries({ site }: Pick<Ctx, 'site'>, { actor, action, q, from, to }: Choice) {
  return and(
    eq(auditLog.siteId, site.id),
    actor === '' ? undefined : isActor(actor),
    action === '' ? undefined : or(eq(auditLog.action, action), like(auditLog.action, `${escapeLike(action)}.%`)),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(sql`${from}::date`)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(sql`${to}::date + 1`)),
    q === '' ? undefined : matches(site.id, q),
  )
}

function isActor(actor: string) {
  const isIt = eq(auditLog.actor, actor)
  return actor === 'guest' ? or(isIt, like(auditLog.actor, 'guest:%')) : isIt
}

/** A whole entity is found by its index; other words are looked for in an order's number, the words of actions and what was written. */
function matches(siteId: number, q: string) {
  if (/^[a-zA-Z]+:\S+$/.test(q)) return eq(auditLog.target, q)
  const part = `%${escapeLike(q)}%`
  const { action, target, detail, before, after } = auditLog
  const ofNumber = sql`(select 'order:' || ${orders.id} from ${orders} where ${orders.siteId} = ${siteId} and ${orders.number} = ${q})`
  const wordActions = actionsNamed(q)
  return or(
    sql`(${action} ilike ${part} or ${target} ilike ${part} or ${detail}::text ilike ${part}
      or ${before}::text ilike ${part} or ${after}::text ilike ${part} or ${target} in ${ofNumber})`,
    wordActions.length > 0 ? inArray(action, wordActions) : undefined,
  )
}

/** The actions whose words in either language of the office hold these. */
function actionsNamed(q: string): string[] {
  const folded = q.toLocaleLowerCase('hr')
  const isNamed = ([, text]: [string, string]) => text.toLocaleLowerCase('hr').includes(folded)
  return [croatianAuditWords, englishAuditWords].flatMap(({ actions }) => Object.entries(actions).filter(isNamed)).map(([action]) => action)
}

function startOfDay(day: SQL) {
  return sql`((${day})::timestamp at time zone 'Europe/Zagreb')`
}

function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&')
}
