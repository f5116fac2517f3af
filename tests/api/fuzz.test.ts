import { expect, it } from 'vitest'
import { app } from '@/server/app'
import { implemented } from '@/server/implement'
import { createPeople } from '@/tests/fuzz/people'
import { plan } from '@/tests/fuzz/plan'
import { play, type Send } from '@/tests/fuzz/play'
import { createProduct } from '@/tests/support/factories'
import { openShop } from './v2/ecommerce/support'
import { withoutLimits } from '@/tests/support/without-limits'

withoutLimits()

/** A new seed each run finds something new each time; the one that did stands in the failure. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const requests = Number(process.env.FUZZ_REQUESTS ?? 600)

const send: Send = async ({ method, path, headers, body }) => {
  const started = performance.now()
  const response = await app.request(path, { method, headers: new Headers(headers), body: body && new Uint8Array(body) })
  const text = await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), text, ms: performance.now() - started }
}

/** Without limits every request gets as far as it can; `npm run fuzz` does the same with many more, against a server of its own. */
it(`survives whatever is sent: FUZZ_SEED=${seed}`, { timeout: 120_000 }, async () => {
  await openShop()
  await createProduct()
  const { people, revive } = await createPeople(send)
  const planned = plan({ rows: implemented, requests, seed })
  // A test machine may be busy with other things; how long a call may take is the larger run's question.
  const { findings, statuses } = await play({ planned, people, send, revive, slowest: 10_000 })
  const told = findings.map(({ index, problem, request, answer }) => `#${index} ${problem}\n${request}\n=> ${answer}`)
  expect(told.slice(0, 5).join('\n\n'), `seed ${seed}, ${findings.length} findings`).toBe('')
  expect(statuses.get(200) ?? 0, 'answers that were no refusals').toBeGreaterThan(requests / 20)
  if (process.env.FUZZ_SEED) console.info(Object.fromEntries(statuses))
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('zlo')
})
