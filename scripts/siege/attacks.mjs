import http from 'node:http'
import net from 'node:net'
import { order, prepareOrder, Refusal } from '../chaos/buyer.mjs'
import { ask, post } from '../chaos/visitor.mjs'

/**
 * What one hostile client does until a moment. Each runs in a process of its own (attack.mjs), so that it does not slow the visitor who is measured.
 * @typedef {{ base: string, until: number, productId: number, sockets: number, requests: number }} Target `until`: of performance.timeOrigin + now()
 * @typedef {Record<string, number>} Tally how many answers had which status, '0' for none
 */

const isOver = (/** @type {Target} */ { until }) => performance.timeOrigin + performance.now() > until
/** @param {number} n */
const address = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/**
 * Sends from several loops until the end.
 * @param {Target} target @param {number} parallel @param {(n: number, agent: http.Agent) => Promise<number>} send returns the status
 */
async function flood(target, parallel, send) {
  /** @type {Tally} */
  const tally = {}
  const agent = new http.Agent({ keepAlive: true, maxSockets: parallel })
  let n = 0
  const loop = async () => {
    while (!isOver(target) && n < target.requests) {
      const status = await send(n++, agent)
      tally[status] = (tally[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, loop))
  agent.destroy()
  return tally
}

const keys = (/** @type {number} */ count) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'x']))

/** Bodies that are small to send and costly to read. @param {Target} target */
async function oversizedBodies(target) {
  const bodies = [
    JSON.stringify({ productId: target.productId, qty: 1, options: { personalizations: keys(80_000) } }),
    JSON.stringify(keys(60_000)),
    `{"productId":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    JSON.stringify({ productId: target.productId, qty: 1, options: { personalizations: keys(1100) } }),
  ]
  const headers = { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', 'content-type': 'application/json' }
  return flood(target, 20, async (n, agent) => {
    const own = { ...headers, 'x-forwarded-for': address(n) }
    return (
      await ask(target.base, '/api/v2/ecommerce/cart/addItem', { method: 'POST', headers: own, body: bodies[n % bodies.length], agent })
    ).status
  })
}

/** Connections that send a line end now and then, and never a request. @param {Target} target @returns {Promise<Tally>} */
async function idleSockets(target) {
  const { hostname, port } = new URL(target.base)
  /** @type {Set<net.Socket>} */
  const sockets = new Set()
  let closed = 0
  while (!isOver(target)) {
    for (let i = 0; i < 200 && sockets.size < target.sockets; i++) {
      const socket = net.connect(Number(port), hostname)
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        closed++
      })
    }
    for (const socket of sockets) socket.write('\r\n')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  for (const socket of sockets) socket.destroy()
  return { closed }
}

/** Clients that request much and never read the answers. @param {Target} target @returns {Promise<Tally>} */
async function unreadAnswers(target) {
  const { hostname, port, host } = new URL(target.base)
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\n\r\n`.repeat(16)
  const sockets = Array.from({ length: Math.min(400, target.sockets) }, () => {
    const socket = net.connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    socket.write(request)
    return socket
  })
  while (!isOver(target)) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const socket of sockets) socket.destroy()
  return { sent: sockets.length * 16 }
}

/** Invented pages and chunks. @param {Target} target */
function missingPages(target) {
  const paths = ['/izmisljeno-', '/product/izmisljeno-', '/shop/izmisljeno-', '/_next/static/chunks/izmisljeno-', '/blog/izmisljeno-']
  return flood(target, 16, async (n, agent) => {
    const headers = { 'x-forwarded-for': address(n) }
    return (await ask(target.base, `${paths[n % paths.length]}${n}${n % 5 === 3 ? '.js' : ''}`, { headers, agent })).status
  })
}

/** Pages with percent-encoded letters, and paths that cannot be decoded. @param {Target} target */
function encodedPaths(target) {
  const strange = ['/product/%ff', '/%', '/%e2%82', '/z/%2e%2e/%73hop', '/%61dmin%ff', '/api/v1/%ff', '/_next/static/%c0%ae', '/media/%ff']
  return flood(target, 16, async (n, agent) => {
    const spelled = [...'/shop'].map((char, i) => (i > 0 && (n >> i) & 1 ? `%${char.charCodeAt(0).toString(16)}` : char)).join('')
    return (await ask(target.base, n % 3 === 0 ? (strange[n % strange.length] ?? '/') : spelled, { agent })).status
  })
}

/** The home page under invented names. @param {Target} target */
function inventedHosts(target) {
  return flood(
    target,
    16,
    async (n, agent) => (await ask(target.base, '/', { headers: { host: `izmisljeno-${n}.example` }, agent })).status,
  )
}

/** Calls a cached read with inputs that nobody has sent before. @param {Target} target */
function inventedAddresses(target) {
  return flood(target, 16, async (n, agent) => {
    const headers = { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', 'x-gaussbox-language': 'hrv', 'x-forwarded-for': address(n) }
    return (await ask(target.base, `/api/v1/cms/finder/decide?params[]=izmisljeno-${n}`, { headers, agent })).status
  })
}

/** One address fills carts as fast as it can. @param {Target} target */
function cartFlood(target) {
  const headers = { 'x-forwarded-for': '203.0.113.66' }
  return flood(target, 8, async () => {
    const session = await ask(target.base, '/api/v2/ecommerce/cart/getNewCartSession', {
      headers: { apiKey: 'javni-kljuc-pod-lampom', site: '1', store: '1', ...headers },
    })
    if (session.status !== 200) return session.status
    return (
      await post(
        target.base,
        'v2/ecommerce/cart/addItem',
        { ...JSON.parse(session.body).data, productId: target.productId, qty: 1 },
        headers,
      )
    ).status
  })
}

/** Guesses of passwords from many addresses at many accounts. @param {Target} target */
function passwordGuesses(target) {
  return flood(target, 12, async (n) => {
    const guess = { username: `netko${n}@primjer.hr`, password: `pogađam ${n}` }
    return (await post(target.base, 'v1/login', guess, { 'x-forwarded-for': address(n) })).status
  })
}

/** Orders by bank transfer that nobody will pay, each from another address. @param {Target} target */
function unpaidOrders(target) {
  return flood(target, 4, async (n) => {
    const headers = { 'x-forwarded-for': address(n) }
    try {
      const name = `opsada-${n}`
      const ready = await prepareOrder(target.base, { name, lines: [{ productId: target.productId, qty: 9 }], headers })
      await order(target.base, ready, { attempts: 1, headers })
      return 200
    } catch (error) {
      return error instanceof Refusal ? error.status : 0
    }
  })
}

/** Newsletter sign-ups that mail one mailbox under many names, from many addresses. @param {Target} target */
function newsletterMails(target) {
  return flood(target, 4, async (n) => {
    const email = n % 2 === 0 ? `zrtva+${n}@primjer.hr` : 'zrtva@primjer.hr'
    return (await post(target.base, 'v1/marketing/newsletter/subscribe', { email }, { 'x-forwarded-for': address(n) })).status
  })
}

/** @type {Record<string, (target: Target) => Promise<Tally>>} */
export const attacks = {
  oversizedBodies,
  idleSockets,
  unreadAnswers,
  missingPages,
  encodedPaths,
  inventedHosts,
  inventedAddresses,
  cartFlood,
  passwordGuesses,
  unpaidOrders,
  newsletterMails,
}
