import autocannon from 'autocannon'

/**
 * Responses per second at 16 connections after a warm-up, and the time to first byte alone.
 * @param {string} url
 * @param {{ seconds?: number, headers?: Record<string, string> }} [options]
 */
export async function loadPage(url, { seconds = 6, headers = { 'accept-encoding': 'gzip' } } = {}) {
  for (let i = 0; i < 20; i++) await (await fetch(url, { headers })).arrayBuffer()
  const result = await autocannon({ url, headers, connections: 16, duration: seconds })
  const alone = await Promise.all([...Array(1)].map(() => firstBytes(url, headers)))
  return { perSecond: Math.round(result.requests.average), errors: result.errors + result.non2xx, ttfb: median(alone[0] ?? []) }
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
