import { readFileSync } from 'node:fs'

/** A page's worth of data: what is parsed, changed and written again. */
const sample = JSON.stringify(
  Array.from({ length: 200 }, (_, n) => ({ id: n, name: `Proizvod ${n}`, price: n * 1.25, tags: ['roman', 'klasik'] })),
)

/** Rounds of a fixed piece of JavaScript per second, on one core: runs at different speeds of the processor cannot be compared. @param {number} [ms] */
export function processorSpeed(ms = 300) {
  const startedAt = performance.now()
  let rounds = 0
  for (; performance.now() - startedAt < ms; rounds++) JSON.stringify(JSON.parse(sample).toReversed())
  return Math.round((rounds * 1000) / (performance.now() - startedAt))
}

/** Seconds that other virtual machines took from this one since it started; null outside Linux. */
export function stolenSeconds() {
  try {
    const steal = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/)[8]
    return steal === undefined ? null : Number(steal) / 100
  } catch {
    return null
  }
}
