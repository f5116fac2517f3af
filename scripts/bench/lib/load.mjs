import { connect } from 'node:net'

/** A load generator that only counts bytes: one that parses headers in JavaScript measures itself (docs/performance.md). */

/** @typedef {{ perSecond: number, p99: number, errors: number }} Load `p99` in ms; `errors`: closed connections and answers other than 200 */

/**
 * Asks for pages on keep-alive connections without a pause.
 * @param {string} base
 * @param {{ pathOf: () => string, seconds?: number, connections?: number, headers?: Record<string, string> }} options `pathOf`: of the next request
 * @returns {Promise<Load>}
 */
export async function loadAtRandom(base, { pathOf, seconds = 8, connections = 16, headers = { 'accept-encoding': 'gzip' } }) {
  const { hostname, port, host } = new URL(base)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const tail = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  const until = performance.now() + seconds * 1000
  const startedAt = performance.now()
  /** @type {number[]} */
  const times = []
  let errors = 0
  await Promise.all(Array.from({ length: connections }, () => ask()))
  return { perSecond: Math.round(times.length / ((performance.now() - startedAt) / 1000)), p99: Math.ceil(quantile(times, 0.99)), errors }

  /** One connection, until the time is over. @returns {Promise<void>} */
  function ask() {
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      const answer = answerReader()
      let sentAt = 0
      let isOver = false
      const send = () => {
        isOver = performance.now() >= until
        if (isOver) return socket.end()
        sentAt = performance.now()
        socket.write(`GET ${pathOf()}${tail}`)
      }
      socket.on('connect', send)
      socket.on('data', (chunk) => {
        const status = answer.read(chunk)
        if (status === null) return
        times.push(performance.now() - sentAt)
        if (status !== 200) errors++
        send()
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        if (!isOver) errors++
        resolve()
      })
    })
  }
}

/** Finds the end of each answer by its declared length, else by its last chunk. */
function answerReader() {
  let head = ''
  let status = 0
  /** Of the body; null while the head is read, NaN when its length is not declared. @type {number | null} */
  let missing = null
  let end = ''

  /** Returns the status once the answer is whole. @param {Buffer} chunk @returns {number | null} */
  function read(chunk) {
    let body = chunk
    if (missing === null) {
      const before = head.length
      head += chunk.toString('latin1')
      const headEnd = head.indexOf('\r\n\r\n')
      if (headEnd < 0) return null
      body = chunk.subarray(headEnd + 4 - before)
      status = Number(head.slice(9, 12))
      missing = Number(head.slice(0, headEnd).match(/\r\ncontent-length: (\d+)/i)?.[1] ?? NaN)
      head = ''
    }
    if (Number.isNaN(missing)) {
      end = (end + body.subarray(-5).toString('latin1')).slice(-5)
      if (end !== '0\r\n\r\n') return null
    } else {
      missing -= body.length
      if (missing > 0) return null
    }
    missing = null
    end = ''
    return status
  }

  return { read }
}

/**
 * Responses per second at 16 connections after a warm-up, and the time to first byte alone.
 * @param {string} url
 * @param {{ seconds?: number, headers?: Record<string, string> }} [options]
 */
export async function loadPage(url, { seconds = 6, headers = { 'accept-encoding': 'gzip' } } = {}) {
  for (let i = 0; i < 20; i++) await (await fetch(url, { headers })).arrayBuffer()
  const { origin, pathname, search } = new URL(url)
  const { perSecond, errors } = await loadAtRandom(origin, { pathOf: () => pathname + search, seconds, headers })
  return { perSecond, errors, ttfb: median(await firstBytes(url, headers)) }
}

/** @param {string} url @param {Record<string, string>} headers */
async function firstBytes(url, headers) {
  /** @type {number[]} */
  const times = []
  for (let i = 0; i < 200; i++) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers })
    times.push(performance.now() - startedAt)
    await response.arrayBuffer()
  }
  return times
}

/** @param {number[]} numbers */
export function median(numbers) {
  return quantile(numbers, 0.5)
}

/** @param {number[]} numbers @param {number} share from 0 to 1 */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
