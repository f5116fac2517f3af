import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { QueueName } from '@/server/adapters/queue/queues'

/** Queues that serve customers; all others work on content. */
const customerQueues: readonly QueueName[] = ['mail', 'linkRequest', 'orderLink', 'payment', 'dataExport', 'privacyRequest']

/** Jobs that are being processed, and an import, which holds a lock of its own while it runs. */
export async function hasRunningPipeline({ db }: Ctx) {
  const [row] = await db.execute<{ running: boolean }>(sql`
    select exists (select 1 from pgboss.job where state = 'active' and not name = any(${`{${customerQueues.join(',')}}`}::text[]))
      or exists (
        select 1 from pg_locks
        where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
          and (classid::bigint << 32 | objid::bigint) = hashtext('izlog_products_import')::bigint
      ) as running`)
  return { running: row?.running === true }
}
