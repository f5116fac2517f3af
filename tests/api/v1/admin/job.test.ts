import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminJobApi } from '@/lib/api/v1/admin/job'
import { database } from '@/server/db/client'
import { officeRuns } from '@/server/db/schema/office'
import { outbox } from '@/server/db/schema/outbox'
import { createFailedJob } from '@/tests/support/failed-job'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

async function failedMail() {
  const values = { siteId: 1, messageId: `<${Math.random()}>`, template: 'newsletterConfirm', to: 'ana@primjer.hr', data: { token: 'x' } }
  const [mail] = await database().db.insert(outbox).values(values).returning()
  const mailId = mail?.id ?? 0
  return { mailId, id: await createFailedJob('mail', { outboxId: mailId }) }
}

// docs/rules/administration.md#failed-jobs
it('lists failed jobs of the site with what they work on, the latest first', async () => {
  const merchant = await createMerchant('settings')
  const { mailId, id } = await failedMail()
  const linkId = await createFailedJob('linkRequest', { siteId: 1, email: 'ana@primjer.hr', purpose: 'verify' })
  await createFailedJob('linkRequest', { siteId: 2, email: 'tuda@primjer.hr', purpose: 'verify' })
  await createFailedJob('mail', { outboxId: 999_999 })
  const { records, totalRecords } = await merchant.call(adminJobApi.filter, {})
  expect(totalRecords).toBe(2)
  expect(records).toMatchObject([
    { id: linkId, queue: 'linkRequest', mailId: null, orderId: null, error: 'Ne ide.', attempts: 16 },
    { id, queue: 'mail', mailId, orderId: null },
  ])
  expect(JSON.stringify(records)).not.toContain('@primjer.hr')
})

it('runs a failed job again once, with an audit entry', async () => {
  const merchant = await createMerchant('settings')
  const { id } = await failedMail()
  await merchant.call(adminJobApi.retry, { id })
  const { db } = database()
  expect(await db.execute(sql`select state, retry_limit from pgboss.job where id = ${id}`)).toMatchObject([
    { state: 'retry', retry_limit: 16 },
  ])
  expect(await failureOf(merchant.call(adminJobApi.retry, { id }))).toMatchObject({ status: 404 })
  expect(await db.execute(sql`select action from audit_log where target = ${`job:${id}`}`)).toMatchObject([{ action: 'job.retry' }])
})

it('lists the job of a bulk change while that is not over', async () => {
  const merchant = await createMerchant('settings')
  const { db } = database()
  const values = { siteId: 1, kind: 'order.note', input: { note: 'Zove kupca' }, requestId: 'x' } as const
  const [run] = await db.insert(officeRuns).values(values).returning()
  const runId = run?.id ?? 0
  const id = await createFailedJob('officeRun', { runId })
  const own = async () => (await merchant.call(adminJobApi.filter, {})).records.filter((job) => job.runId === runId)
  expect(await own()).toMatchObject([{ id, queue: 'officeRun', mailId: null, orderId: null }])
  await db.update(officeRuns).set({ state: 'done', endedAt: new Date() }).where(eq(officeRuns.id, runId))
  expect(await own()).toEqual([])
})
