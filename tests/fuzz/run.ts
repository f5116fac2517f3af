import { Agent, request } from 'node:http'
import '@/server/api/app'
import { operations } from '@/server/api/modules'
import { database } from '@/server/db/client'
import { createPeople } from './people'
import { plan } from './plan'
import { isEventStream, runPlan, type Send } from './run-plan'
import { asRow, fileRoutes, rawRoutes } from './raw-routes'

// The larger run over HTTP, started by scripts/fuzz.mjs: node tests/fuzz/run.ts <base> <requests> <seed>.

const [base = '', requests = '20000', seed = '1'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** Limit of a response, ms. */
const slowest = 1000

/** A longer body is not read once it is refused (docs/rules/platform.md#body-limits). */
const readBytes = 256 * 1024

const send: Send = async (one) => {
  try {
    return await sendOnce(one)
  } catch (error) {
    // The server had closed the connection before this request came; its own answer is what counts.
    if (error instanceof ReusedConnectionError) return send(one)
    if (isReset(error) && (one.body?.length ?? 0) > readBytes) return { status: 413, headers: {}, text: '', ms: 0 }
    throw error
  }
}

class ReusedConnectionError extends Error {}

const isReset = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')

const sendOnce: Send = ({ method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const started = performance.now()
    // A list, because headers may repeat.
    const list = [...headers, ['host', `${hostname}:${port}`], ...(body ? [['content-length', String(body.length)]] : [])].flat()
    const sent = request({ hostname, port, path, method, headers: list, agent, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      // An event stream has no end of its own.
      if (isEventStream(response.headers['content-type'])) response.destroy()
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - started,
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer within 20 s')))
    sent.on('error', (error) => reject(sent.reusedSocket && isReset(error) ? new ReusedConnectionError(error.message) : error))
    sent.end(body)
  })

const rows = [...operations, ...[...rawRoutes(), ...fileRoutes()].map(asRow)]
const planned = plan({ rows, requests: Number(requests), seed: Number(seed) })
const { people, revive, plant } = await createPeople()
const started = performance.now()
const { findings, statuses, own } = await runPlan({ planned, people, send, revive, restore: plant, slowest })
const seconds = (performance.now() - started) / 1000

for (const { index, problem, request: sentRequest, answer } of findings.slice(0, 10))
  print(`✗ #${index} ${problem}\n${sentRequest}\n=> ${answer}\n`)
const live = await send({ method: 'GET', path: '/api/health/live', headers: [], body: undefined }).catch(() => null)
if (live?.status !== 200) print('✗ the process is gone')
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
print(
  `${planned.length} requests to ${operations.length} calls and ${rows.length - operations.length} other routes in ${seconds.toFixed(0)} s; ${counts.join(', ')}; ${own} showed callers their own data`,
)
print(findings.length === 0 ? '✓ no 5xx, nothing slower than a second, no data of others' : `${findings.length} findings`)
agent.destroy()
await database().sql.end({ timeout: 1 })
process.exitCode = findings.length > 0 || live?.status !== 200 ? 1 : 0

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
