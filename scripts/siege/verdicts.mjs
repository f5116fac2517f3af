import net from 'node:net'
import { ask } from '../chaos/visitor.mjs'

/**
 * @typedef {object} Siege
 * @property {string} base
 * @property {import('postgres').Sql} sql
 * @property {number} productId the product that the attacks order
 * @property {number} stock its pieces at the beginning
 * @typedef {import('./attacks.mjs').Tally} Tally
 */

/**
 * `expected`: statuses that must have come, or the attack has not reached what it attacks.
 * @param {Tally} tally @param {RegExp} allowed @param {string[]} expected
 */
function unexpected(tally, allowed, expected) {
  const missing = expected.filter((status) => !tally[status])
  if (missing.length > 0) return `no answer ${missing.join(', no answer ')}`
  const other = Object.entries(tally).filter(([status]) => !allowed.test(status))
  return other.length === 0 ? null : `answers ${other.map(([status, count]) => `${count} × ${status}`).join(', ')}`
}

/** @param {Siege} siege @returns {Promise<string | null>} */
async function homeIsCached({ base }) {
  const { status, headers } = await ask(base, '/', { headers: { 'accept-encoding': 'gzip' } })
  return status === 200 && headers['x-izlog-cache'] === 'hit' ? null : `home is ${status} and not from the cache`
}

/** Sends bytes unchanged and returns the status. @param {string} base @param {string} bytes @returns {Promise<number>} */
function sendBytes(base, bytes) {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0)))
  })
}

/**
 * Checks the server after an attack. Returns a sentence about what failed, or null. A connection without an answer counts as refused where the server closes
 * it before the whole body has come.
 * @type {Record<string, (siege: Siege, tally: Tally) => Promise<string | null> | string | null>}
 */
export const verdicts = {
  oversizedBodies: (_, tally) => unexpected(tally, /^(?:0|400|404|413|415|422|429)$/, ['413']),
  idleSockets: () => null,
  unreadAnswers: (_, tally) => (tally.sent ? null : 'nothing was asked'),
  async missingPages({ base }, tally) {
    for (const path of ['/izmisljeno', '/_next/static/chunks/izmisljeno.js']) {
      const control = (await ask(base, path)).headers['cache-control'] ?? ''
      if (/s-maxage|stale-while-revalidate|public/.test(control)) return `${path} may be cached by others: ${control}`
    }
    // Next redirects a path of another language to one of ours.
    return unexpected(tally, /^(?:307|404)$/, ['404'])
  },
  async encodedPaths(siege, tally) {
    const header = Object.keys((await ask(siege.base, '/kosarica')).headers).find((name) => name.startsWith('x-middleware'))
    if (header) return `a page has the header ${header}`
    return unexpected(tally, /^(?:200|308|404)$/, ['200', '404']) ?? homeIsCached(siege)
  },
  async inventedHosts(siege, tally) {
    const { host } = new URL(siege.base)
    const twice = await sendBytes(siege.base, `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: drugi.example\r\nConnection: close\r\n\r\n`)
    if (twice !== 400) return `two hosts are answered with ${twice}`
    const bank = '/api/local-gateway/pay'
    const stranger = await ask(siege.base, bank, {
      method: 'POST',
      headers: { host: 'trgovina.example', 'x-forwarded-for': '203.0.113.5' },
    })
    if (stranger.status !== 404 || (await ask(siege.base, bank, { method: 'POST' })).status === 404)
      return `the test bank answers a stranger with ${stranger.status}`
    return unexpected(tally, /^200$/, ['200']) ?? homeIsCached(siege)
  },
  inventedAddresses: (_, tally) => unexpected(tally, /^(?:200|404|429)$/, ['200']),
  cartFlood: (_, tally) => unexpected(tally, /^(?:200|429)$/, ['200']),
  passwordGuesses: (_, tally) => unexpected(tally, /^(?:401|429)$/, ['401']),
  async unpaidOrders({ sql, productId, stock }, tally) {
    const [row] = await sql`select on_hand - reserved as free from stock_items where product_id = ${productId}`
    const free = Number(row?.free)
    // Also where the stock row is missing.
    if (!(free >= stock / 2)) return `strangers hold all but ${free} of ${stock} pieces`
    return unexpected(tally, /^(?:200|409|422|429)$/, ['200'])
  },
  async newsletterMails({ sql }, tally) {
    const [row] = await sql`select count(*)::int as n from outbox where "to" like 'zrtva%'`
    if (row?.n === 0 || Number(row?.n) > 10) return `${row?.n} mails to one mailbox`
    return unexpected(tally, /^(?:200|429)$/, ['200'])
  },
}
