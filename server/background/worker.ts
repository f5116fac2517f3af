import type PgBoss from 'pg-boss'
import { once, type EventEmitter } from 'node:events'
import { log } from '@/server/core/log'
import type { JobData, QueueName } from '@/server/adapters/queue/queues'

export type Worker = { stop(): Promise<void> }

type Queue = Pick<PgBoss, 'fetch' | 'complete' | 'fail'>

/**
 * Processes the jobs of a queue one by one until stopped. Once there is none it waits until `arrivals` names the queue. It uses pg-boss's fetch, complete and fail: its `work` fails a whole batch with one job and leaves
 * a failed completion unhandled, which ends a Node process.
 */
export function startWorker<N extends QueueName>(
  { queue, arrivals }: { queue: Queue; arrivals: EventEmitter },
  name: N,
  handle: (data: JobData[N]) => Promise<void>,
): Worker {
  const stopping = new AbortController()
  const ended = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      const [job] = await queue.fetch<JobData[N]>(name)
      if (job) await runJob(queue, job, handle)
      else await once(arrivals, name, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/** A job that cannot be marked as failed expires and is retried. */
async function runJob<Data>(queue: Queue, { id, name, data }: PgBoss.Job<Data>, handle: (data: Data) => Promise<void>) {
  try {
    await handle(data)
    await queue.complete(name, id)
  } catch (error) {
    log('warn', 'a job failed and will be tried again', { queue: name, id, error })
    await queue.fail(name, id, { message: error instanceof Error ? error.message : String(error) }).catch((lost: unknown) => {
      log('error', 'a failed job could not be marked', { queue: name, id, error: lost })
    })
  }
}
