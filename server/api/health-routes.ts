import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { database } from '@/server/db/client'

const shared: { [key: symbol]: boolean | undefined } = globalThis
const draining = Symbol.for('izlog.draining')

/** Probes: `live` means that the process runs, `ready` that it should get traffic (database reachable, not shutting down). */
export function healthRoutes(app: Hono) {
  app.get('/api/health/live', (c) => c.json({ data: { status: 'ok' } }))
  app.get('/api/health/ready', async (c) => {
    c.header('cache-control', 'no-store')
    if (shared[draining]) return c.json({ data: { status: 'draining' } }, 503)
    try {
      await database().db.execute(sql`select 1`)
      return c.json({ data: { status: 'ok' } })
    } catch {
      return c.json({ data: { status: 'database unavailable' } }, 503)
    }
  })
}
