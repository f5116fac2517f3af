/** @typedef {{ times: number[], failed: number }} Browsed `times`: how long each page took, ms */

/**
 * Visits pages on a schedule, however long earlier ones wait.
 * @param {{ base: string, pathOf: (n: number) => string, intervalMs: number, isOver: () => boolean }} options `pathOf`: of the nth visit
 * @returns {Promise<Browsed>}
 */
export async function browse({ base, pathOf, intervalMs, isOver }) {
  /** @type {number[]} */
  const times = []
  let failed = 0
  const visits = []
  for (let n = 0; !isOver(); n++) {
    visits.push(visit(base + pathOf(n)))
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  await Promise.all(visits)
  return { times, failed }

  /** @param {string} url */
  async function visit(url) {
    const visitedAt = performance.now()
    try {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
      await answer.arrayBuffer()
      if (!answer.ok) failed++
    } catch {
      failed++
    }
    times.push(performance.now() - visitedAt)
  }
}

/** For `isOver`: true once so many ms have passed. @param {number} forMs */
export function after(forMs) {
  const until = performance.now() + forMs
  return () => performance.now() >= until
}
