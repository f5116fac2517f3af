import PgBoss from 'pg-boss'
import postgres, { type Sql } from 'postgres'
import { env } from '@/lib/env'
import { fetchArrayTypesOnce } from '@/server/db/lost-connection'
import { log } from '@/server/core/log'
import { queueNames, queues, type QueueName } from './queues'

export type JobQueue = {
  queue: PgBoss
  /** Those with a job that may start now. */
  waitingQueues: () => Promise<QueueName[]>
  close(): Promise<void>
}

/** How long a failed job can be retried by hand (docs/rules/administration.md#failed-jobs). */
const failedJobDays = 30

const shared: { [key: symbol]: Promise<JobQueue> | undefined } = globalThis
const key = Symbol.for('izlog.boss')

/** The job queue of the process, opened on first use. A failed attempt is not cached. */
export function jobQueue(): Promise<JobQueue> {
  const open = (shared[key] ??= openJobQueue(env.DATABASE_URL))
  open.catch(() => {
    if (shared[key] === open) shared[key] = undefined
  })
  return open
}

export async function closeJobQueue() {
  const open = shared[key]
  shared[key] = undefined
  await (await open)?.close()
}

/**
 * Opens the job queue in the same Postgres on one separate connection: pg-boss sends whole transactions as text, which must stay on one connection. `install`
 * creates or upgrades its tables and queues.
 */
export async function openJobQueue(url: string, { install = false } = {}): Promise<JobQueue> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'izlog-jobs' } })
  fetchArrayTypesOnce(sql)
  const queue = new PgBoss({
    db: { executeSql: (text, values) => execute(sql, text, values) },
    migrate: install,
    schedule: false,
    maintenanceIntervalSeconds: 10,
    archiveFailedAfterSeconds: failedJobDays * 86_400,
  })
  queue.on('error', (error) => log('error', 'job queue', { error }))
  const close = async () => {
    await queue.stop({ graceful: false })
    await sql.end({ timeout: 1 })
  }
  try {
    await queue.start()
    if (install) await ensureQueues(queue)
  } catch (error) {
    await close()
    throw error
  }
  async function waitingQueues() {
    const { rows } = await execute(sql, waitingSql, [queueNames])
    return rows.map(({ name }) => name)
  }
  return { queue, waitingQueues, close }
}

/** A look into the index of each queue's own table. */
const waitingSql = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job j where j.name = queue.name and j.state < 'active' and j.start_after < now())`

/** Creates or upgrades the job queue's tables. Idempotent. */
export async function installJobQueue(url: string) {
  const installed = await openJobQueue(url, { install: true })
  await installed.close()
}

async function ensureQueues(queue: PgBoss) {
  for (const name of queueNames) {
    await queue.createQueue(name, { name, ...queues[name] })
    await queue.updateQueue(name, { name, ...queues[name] })
  }
}

async function execute(sql: Sql, text: string, values?: Parameters<Sql['unsafe']>[1]) {
  try {
    return {
      rows: await sql.unsafe(
        text,
        values?.map((value) => value ?? null),
      ),
    }
  } catch (error) {
    // A failed text with BEGIN leaves the connection in a transaction.
    if (/\bBEGIN\b/.test(text)) await sql.unsafe('rollback')
    throw error
  }
}
