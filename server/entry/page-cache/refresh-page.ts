import { randomBytes } from 'node:crypto'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { caches } from '@/server/core/cache/registry.mjs'
import { log } from '@/server/core/log'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { within } from './render-flights'
import { routerHeaders } from './page-rules'

/** Known only to this process; it makes a request a refresh. */
const secret = randomBytes(16).toString('base64url')
const header = 'x-izlog-refresh'
/** Pages that are rendered anew at the same time. */
const maxRunning = 2
/** The shortest time between two renders of a page, ms. */
const minPauseMs = 5000
const timeoutMs = 20_000
/** How long a request for an old page waits for a newer one, ms. */
const waitMs = 2000
/** A page that could not be rendered is not waited for until one try succeeds, or for so long, ms. */
const unrenderableMs = 600_000

export function isRefresh(headers: IncomingHttpHeaders) {
  return headers[header] === secret
}

/** Renders stored pages anew by a request to the own server, whatever becomes of the visitor's. */
export function createRefresher() {
  const running = new Map<string, Promise<void>>()
  const triedAt = new Map<string, number>()
  /** An outage must not make each visitor wait again. */
  const unrenderable = caches.open<true>('unrenderable-pages', { maxBytes: 512 * 1024 })

  /**
   * Resolves when the page was rendered, could not be, or takes too long; at once while others are rendered, shortly after the last try, or when that failed.
   */
  return function refresh(key: string, req: IncomingMessage): Promise<void> {
    const started = running.get(key)
    if (started) return started
    const now = steadyNow()
    for (const [other, at] of triedAt) if (now - at > minPauseMs) triedAt.delete(other)
    if (running.size >= maxRunning || triedAt.has(key)) return Promise.resolve()
    triedAt.set(key, now)
    const isOutage = unrenderable.peek(key) === true
    // Until it is rendered: a render that hangs has failed, too.
    unrenderable.set(key, true, { bytes: 0, ttlMs: unrenderableMs })
    const refreshing = requestOwn(req)
      .then((status) => void (status < 500 && unrenderable.delete(key)))
      .catch((error: unknown) => log('warn', 'a page could not be rendered anew', { error }))
      .finally(() => running.delete(key))
    const waiting = isOutage ? Promise.resolve() : within(waitMs, refreshing)
    running.set(key, waiting)
    return waiting
  }
}

/** Returns the status. */
function requestOwn({ socket, url, headers }: IncomingMessage): Promise<number> {
  const { localAddress, localPort } = socket
  const names = ['accept-encoding', 'host', ...routerHeaders]
  const own = Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
  if (headers['x-forwarded-proto']) own['x-forwarded-proto'] = headers['x-forwarded-proto']
  return new Promise((resolve, reject) => {
    const options = {
      host: localAddress,
      port: localPort,
      path: url,
      headers: { ...own, [header]: secret },
      agent: false,
      timeout: timeoutMs,
    }
    const sent = request(options, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode ?? 500))
    })
    sent.on('timeout', () => sent.destroy(new Error('The render took too long.')))
    sent.on('error', reject)
    sent.end()
  })
}
