import { caches } from './cache/registry.mjs'
import { database } from './db/client'
import { startWorkers } from './jobs/workers'
import { log } from './log'

/** What runs beside the requests. A database that is away at the start must not keep the process from serving what it can. */
export async function startBackground() {
  await startWorkers().catch((error: unknown) => log('error', 'jobs did not start', { error }))
  await listenForDrops().catch((error: unknown) => log('error', 'no ear for cache drops', { error }))
}

/** Another instance's drops arrive here; after a lost connection anything may have changed, so everything is dropped. */
async function listenForDrops() {
  let connected = false
  await database().sql.listen(
    'izlog_drop',
    (payload) => caches.drop(JSON.parse(payload)),
    () => {
      if (connected) caches.clear()
      connected = true
    },
  )
}
