import http from 'node:http'
import { quantile } from '../bench/lib/load.mjs'

const identity = {
  apiKey: 'javni-kljuc-pod-lampom',
  site: '1',
  store: '1',
  'x-gaussbox-language': 'hrv',
  'content-type': 'application/json',
}

/** @typedef {{ status: number, ms: number, body: string, headers: http.IncomingHttpHeaders }} Answer `status` 0: none came */

/**
 * One request, with its path as it is.
 * @param {string} base
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, agent?: http.Agent, timeoutMs?: number }} [options]
 * @returns {Promise<Answer>}
 */
export function ask(base, path, options = {}) {
  return send(base, path, options, performance.now())
}

/** @param {string} base @param {string} path @param {NonNullable<Parameters<typeof ask>[2]>} options @param {number} startedAt @returns {Promise<Answer>} */
function send(base, path, options, startedAt) {
  const { method = 'GET', headers = {}, body = '', agent, timeoutMs = 30_000 } = options
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    /** @param {Partial<Answer>} answer */
    const end = (answer) => resolve({ status: 0, body: '', headers: {}, ...answer, ms: performance.now() - startedAt })
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = http.request(
      { hostname, port, path, method, headers: { ...headers, ...length }, agent, timeout: timeoutMs },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          end({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        )
        response.on('error', () => end({}))
      },
    )
    sent.on('timeout', () => sent.destroy())
    // As browsers do: the server may close a connection that waits.
    sent.on('error', (error) =>
      sent.reusedSocket ? resolve(send(base, path, { ...options, agent: undefined }, startedAt)) : end({ body: error.message }),
    )
    sent.end(body)
  })
}

/** @param {string} base @param {string} path @param {object} input @param {Record<string, string>} [headers] */
export function post(base, path, input, headers = {}) {
  return ask(base, `/api/${path}`, { method: 'POST', headers: { ...identity, ...headers }, body: JSON.stringify(input) })
}

/** @typedef {{ slowest: number, p99: number, count: number, others: Answer[] }} Seen `others`: all but 200, in ms */

/**
 * Ordinary visitors: new ones read cached pages, each over a connection of its own, so that they notice who keeps them out, and one looks into a cart until `stop`.
 * @param {string} base
 * @param {{ ref: { cartId: string, protectCode: string }, headers?: Record<string, string>, everyMs?: number }} options `ref`: of the visitor's cart
 */
export function watchVisitor(base, { ref, headers = {}, everyMs = 50 }) {
  const agents = [new http.Agent({ keepAlive: false }), new http.Agent({ keepAlive: true })]
  const watch = { isOver: false }
  /** @param {() => Promise<Answer>} look @param {number} pauseMs */
  const repeat = async (look, pauseMs) => {
    /** @type {Answer[]} */
    const answers = []
    while (!watch.isOver) {
      const answer = await look()
      // An hour of pages would not fit into memory.
      answers.push(answer.status === 200 ? { ...answer, body: '', headers: {} } : answer)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return summary(answers)
  }
  const page = { headers: { ...headers, 'accept-encoding': 'gzip' }, agent: agents[0] }
  const cart = { method: 'POST', headers: { ...identity, ...headers }, agent: agents[1], body: JSON.stringify(ref) }
  const pages = repeat(() => ask(base, '/', page), everyMs)
  const carts = repeat(() => ask(base, '/api/v2/ecommerce/cart/getCart', cart), 4 * everyMs)
  return {
    async stop() {
      watch.isOver = true
      const [seenPages, seenCarts] = await Promise.all([pages, carts])
      for (const agent of agents) agent.destroy()
      return { pages: seenPages, carts: seenCarts }
    },
  }
}

/** @param {Answer[]} answers @returns {Seen} */
function summary(answers) {
  const times = answers.map(({ ms }) => Math.round(ms))
  const others = answers.filter(({ status }) => status !== 200)
  return { slowest: Math.max(0, ...times), p99: quantile(times, 0.99), count: answers.length, others }
}
