import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { database } from '@/server/db/client'

const shared: { [key: symbol]: boolean | undefined } = globalThis
const draining = Symbol.for('izlog.draining')

/** Probes expect an answer within a second. */
const answerMs = 800

/** Probes: `live` means that the process runs, `ready` that it should get traffic (database reachable, not shutting down). */
export function healthRoutes(app: Hono) {
  app.get('/api/health/live', (c) => c.json({ data: { status: 'ok' } }))
  app.get('/api/health/ready', async (c) => {
    c.header('cache-control', 'no-store')
    if (shared[draining]) return c.json({ data: { status: 'draining' } }, 503)
    return (await isDatabaseReachable()) ? c.json({ data: { status: 'ok' } }) : c.json({ data: { status: 'database unavailable' } }, 503)
  })
}

/** A database that hangs is as good as none. */
async function isDatabaseReachable() {
  const asked = database()
    .db.execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), answerMs)))
  const isReachable = await Promise.race([asked, late])
  clearTimeout(timer)
  return isReachable
}
