import PgBoss from 'pg-boss'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { log } from '../log'

const shared: { [key: symbol]: Promise<PgBoss> | undefined } = globalThis
const key = Symbol.for('izlog.boss')

/** Every queue and how it retries: with growing pauses, for about a day, then it stays in the database as failed. */
export const queues = { mail: { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInMinutes: 5 } } as const
export type QueueName = keyof typeof queues

/** The job queue, in the same Postgres, on two connections of its own so that slow jobs never take a shopper's. */
export function boss(): Promise<PgBoss> {
  return (shared[key] ??= open())
}

async function open() {
  const sql = postgres(env.DATABASE_URL, { max: 2, onnotice: () => {}, connection: { application_name: 'izlog-jobs' } })
  const queue = new PgBoss({ db: { executeSql: async (text, values) => ({ rows: await sql.unsafe(text, values) }) } })
  queue.on('error', (error) => log('error', 'job queue', { error }))
  await queue.start()
  for (const [name, options] of Object.entries(queues)) await queue.createQueue(name, { name, ...options })
  return queue
}
