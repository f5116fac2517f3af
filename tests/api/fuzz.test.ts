import { beforeAll, expect, it } from 'vitest'
import { app } from '@/server/api/app'
import { operations } from '@/server/api/modules'
import { database } from '@/server/db/client'
import { plantCanary, plantedColumns, tablesWithout } from '@/tests/fuzz/canaries'
import { createPeople } from '@/tests/fuzz/people'
import { plan } from '@/tests/fuzz/plan'
import { isEventStream, runPlan, type Send } from '@/tests/fuzz/run-plan'
import { asRow, rawRoutes } from '@/tests/fuzz/raw-routes'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

/** A new seed each run; a failure names its seed. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const rows = [...operations, ...rawRoutes().map(asRow)]
const requests = Number(process.env.FUZZ_REQUESTS ?? 600)

const send: Send = async ({ method, path, headers, body }) => {
  const started = performance.now()
  const response = await app.request(path, { method, headers: new Headers(headers), body: body && new Uint8Array(body) })
  const text = isEventStream(response.headers.get('content-type')) ? await closed(response) : await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), text, ms: performance.now() - started }
}

/** An event stream has no end of its own. */
async function closed({ body }: Response) {
  await body?.cancel()
  return ''
}

let made: Awaited<ReturnType<typeof createPeople>>
beforeAll(async () => {
  made = await createPeople()
})

it('every owner has a row in every personal table and a canary in every text', async () => {
  const { sql } = database()
  for (const whose of made.owners.filter(({ user }) => user)) {
    expect(await tablesWithout(sql, whose), 'tests/fuzz/owned-data.ts gives nothing there').toEqual([])
    const held = await plantCanary(sql, whose, whose.canary)
    const empty = plantedColumns.filter((column) => !held.has(column))
    expect(empty, 'tests/fuzz/owned-data.ts leaves them empty').toEqual([])
  }
})

it('plans the same requests for the same seed', () => {
  expect(plan({ rows, requests: 500, seed: 42 })).toEqual(plan({ rows, requests: 500, seed: 42 }))
  expect(plan({ rows, requests: 500, seed: 42 })).not.toEqual(plan({ rows, requests: 500, seed: 43 }))
})

/** Without rate limits; `npm run fuzz` sends many more requests to a server of its own. */
it(`survives arbitrary requests: FUZZ_SEED=${seed}`, { timeout: 120_000 }, async () => {
  const { people, revive, plant } = made
  const planned = plan({ rows, requests, seed })
  // A test machine may be busy; the larger run measures latency.
  const { findings, statuses, own } = await runPlan({ planned, people, send, revive, restore: plant, slowest: 10_000 })
  const messages = findings.map(({ index, problem, request, answer }) => `#${index} ${problem}\n${request}\n=> ${answer}`)
  expect(messages.slice(0, 5).join('\n\n'), `seed ${seed}, ${findings.length} findings`).toBe('')
  expect(statuses.get(200) ?? 0, 'successful responses').toBeGreaterThan(requests / 20)
  expect(own, 'responses with the caller’s own data').toBeGreaterThan(0)
  if (process.env.FUZZ_SEED) console.info(Object.fromEntries(statuses))
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('zlo')
})
