import { and, asc, eq, sql } from 'drizzle-orm'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { PrivacyKind } from '@/lib/api/v1/gdpr/office/request.schema'
import { database } from '@/server/db/client'
import { privacyRequests } from '@/server/db/schema/privacy'
import { auditLog } from '@/server/db/schema/site'
import { runPrivacyRequest } from '@/server/modules/gdpr/request/run-request'
import type { Caller } from '@/tests/support/http/caller'

let last = 0
export const newEmail = () => `zahtjev${++last}@primjer.hr`

export const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)

export async function requestsOf(email: string) {
  return database().db.select().from(privacyRequests).where(eq(privacyRequests.email, email)).orderBy(asc(privacyRequests.id))
}

export async function requestRow(id: number) {
  const [row] = await database().db.select().from(privacyRequests).where(eq(privacyRequests.id, id))
  if (!row) throw new Error('There is no such request.')
  return row
}

/** A request whose identity the staff has proven. */
export function createVerifiedRequest(employee: Pick<Caller, 'call'>, kind: PrivacyKind, email: string) {
  return employee.call(officeRequestApi.create, { kind, email, identityProofNote: 'Osobna iskaznica u knjižari.' })
}

/** Runs the queued jobs. @returns their number */
export async function runPrivacyJobs(now?: () => Date): Promise<number> {
  const jobs = await database().db.execute<{ data: { requestId: number } }>(
    sql`delete from pgboss.job where name = 'privacyRequest' returning data`,
  )
  for (const { data } of jobs) await runPrivacyRequest(data, now)
  return jobs.length
}

export async function auditedRequest(id: number) {
  const rows = await database()
    .db.select()
    .from(auditLog)
    .where(and(eq(auditLog.target, `privacyRequest:${id}`)))
    .orderBy(asc(auditLog.id))
  return rows.map(({ action, detail, before, after }) => ({ action: action.replace('privacyRequest.', ''), detail, before, after }))
}

/** Tables that contain the text anywhere. */
export async function tablesWith(text: string) {
  const { sql: connection } = database()
  const tables = await connection<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`
  const names: string[] = []
  for (const { name } of tables) {
    const [row] = await connection.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name} t where t::text ilike '%${text}%'`)
    if (row && row.n > 0) names.push(name.replace('public.', ''))
  }
  return names
}
