import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { log } from '@/server/core/log'
import { parseCspReport } from './parse-report'

const maxBytes = 16 * 1024
/** Per minute. */
const maxPerAddress = 20
const maxTotal = 300
const counts = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 })

/** Receives CSP reports (docs/rules/platform.md#csp-reports). */
export function cspReportRoutes(app: Hono) {
  app.post('/api/csp-report', async (c) => {
    const address = c.req.header('x-izlog-address') ?? 'unknown'
    if (isTooMany(address)) return c.body(null, 429, { 'retry-after': '60' })
    const body = Number(c.req.header('content-length') ?? maxBytes + 1) > maxBytes ? '' : await c.req.text()
    for (const finding of parseCspReport(body)) log('warn', 'content policy', finding)
    return c.body(null, 204)
  })
}

function isTooMany(address: string) {
  const [own, all] = [count(`of ${address}`), count('all')]
  return own > maxPerAddress || all > maxTotal
}

/** Calls within the minute that started with the first one. */
function count(key: string) {
  const now = (counts.get(key) ?? 0) + 1
  counts.set(key, now, { noUpdateTTL: true })
  return now
}
