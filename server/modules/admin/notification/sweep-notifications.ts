import { lte, sql } from 'drizzle-orm'
import { isoDay } from '@/lib/text/dates'
import { loadSites } from '@/server/core/sites'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { officeNotifications as n } from '@/server/db/schema/notification'
import { failedJobs } from '@/server/modules/admin/job/failed-jobs'
import { isActive } from '@/server/modules/gdpr/request/waiting'
import { privacyRequests } from '@/server/db/schema/privacy'
import { retentionDays } from './visible-notifications'

/** The same deadline as on the overview (docs/rules/administration.md#legal-deadlines). */
const noticeDays = 7
const dayMs = 86_400_000
const batchSize = 5000

/** Advisory lock: one instance at a time, so nobody is notified twice. 'bell' in ASCII. */
const sweepLock = 0x62656c6c

/** Tells what only the clock knows, and deletes what is old (docs/rules/administration.md#notifications). */
export async function sweepNotifications(now: () => Date = () => new Date()): Promise<void> {
  const { db } = database()
  const at = now()
  const sites = await loadSites()
  await inTransaction({ db }, async (tx) => {
    const [lock] = await tx.execute<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(${sweepLock}) as "isOurs"`)
    if (!lock?.isOurs) return
    for (const site of sites) await notifyFailedJobs(tx, { site, at })
    await notifyDueRequests(tx, at)
    await deleteOld(tx, at)
  })
}

/** Writes one notification for all jobs of a site that failed since the last one: an outage of the mail server is one event. */
async function notifyFailedJobs(tx: Transaction, { site, at }: { site: Awaited<ReturnType<typeof loadSites>>[number]; at: Date }) {
  await tx.execute(sql`
    insert into ${n} (site_id, kind, created_at)
    select ${site.id}, 'jobFailed', max(failed.at) from (${failedJobs({ site })}) failed
    where failed.at > greatest(
      ${at.toISOString()}::timestamptz - make_interval(days => ${retentionDays}::int),
      (select max(created_at) from ${n} where site_id = ${site.id} and kind = 'jobFailed'))
    having count(*) > 0`)
}

/** Notifies of each due request once, and again if it is still open when its first notification is deleted. */
async function notifyDueRequests(tx: Transaction, at: Date) {
  const lastDay = isoDay(new Date(at.getTime() + noticeDays * dayMs))
  await tx.execute(sql`
    insert into ${n} (site_id, kind, subject_id, created_at)
    select ${privacyRequests.siteId}, 'privacyDue', ${privacyRequests.id}, ${at.toISOString()}::timestamptz from ${privacyRequests}
    where ${isActive} and ${lte(privacyRequests.dueOn, lastDay)}
      and not exists (select from ${n} told where told.kind = 'privacyDue' and told.subject_id = ${privacyRequests.id})`)
}

async function deleteOld(tx: Transaction, at: Date) {
  const limit = new Date(at.getTime() - retentionDays * dayMs)
  await tx.execute(
    sql`delete from ${n} where id in (select id from ${n} where ${lte(n.createdAt, limit)} order by created_at limit ${batchSize})`,
  )
}
