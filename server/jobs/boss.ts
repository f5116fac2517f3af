import PgBoss from 'pg-boss'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { log } from '../log'

export type Boss = { queue: PgBoss; close(): Promise<void> }

const shared: { [key: symbol]: Promise<Boss> | undefined } = globalThis
const key = Symbol.for('izlog.boss')

/** Every queue and how it retries: with growing pauses, for about a day, then it stays in the database as failed. */
export const queues = { mail: { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInMinutes: 5 } } as const
export type QueueName = keyof typeof queues

/** The process's job queue, opened at first use. */
export function boss(): Promise<Boss> {
  return (shared[key] ??= openBoss(env.DATABASE_URL))
}

/** Lets running jobs end, then closes. */
export async function closeBoss() {
  const open = shared[key]
  shared[key] = undefined
  await (await open)?.close()
}

/**
 * A job queue in the same Postgres, on a connection of its own, so that jobs never take a shopper's. One only: pg-boss sends whole
 * transactions as text, which must not be spread over several.
 */
export async function openBoss(url: string): Promise<Boss> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'izlog-jobs' } })
  const queue = new PgBoss({ db: { executeSql: async (text, values) => ({ rows: await sql.unsafe(text, values) }) } })
  queue.on('error', (error) => log('error', 'job queue', { error }))
  await queue.start()
  for (const [name, options] of Object.entries(queues)) await queue.createQueue(name, { name, ...options })
  return {
    queue,
    async close() {
      await queue.stop({ graceful: true, wait: true, timeout: 5000 })
      await sql.end({ timeout: 1 })
    },
  }
}
