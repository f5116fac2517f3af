import PgBoss from 'pg-boss'
import postgres, { type Sql } from 'postgres'
import { env } from '@/lib/env'
import { fetchArrayTypesOnce } from '@/server/db/lost-connection'
import { log } from '@/server/core/log'
import { queueNames, queues } from './queues'

export type JobQueue = { queue: PgBoss; close(): Promise<void> }

const shared: { [key: symbol]: Promise<JobQueue> | undefined } = globalThis
const key = Symbol.for('izlog.boss')

/** The process's job queue, opened at first use. An attempt that failed is not remembered. */
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
 * A job queue in the same Postgres, on a connection of its own, so that jobs never take a shopper's. One only: pg-boss sends whole
 * transactions as text, which must not be spread over several. `install` makes or upgrades its tables and the queues: part of migrating.
 */
export async function openJobQueue(url: string, { install = false } = {}): Promise<JobQueue> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'izlog-jobs' } })
  fetchArrayTypesOnce(sql)
  const queue = new PgBoss({
    db: { executeSql: (text, values) => execute(sql, text, values) },
    migrate: install,
    schedule: false,
    maintenanceIntervalSeconds: 10,
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
  return { queue, close }
}

/** Makes or upgrades what the job queue keeps in the database. A repeated call does nothing. */
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
    // A text that begins a transaction and fails in it leaves the connection there.
    if (/\bBEGIN\b/.test(text)) await sql.unsafe('rollback')
    throw error
  }
}
