import { readFileSync } from 'node:fs'

/** The most memory of the shop's process at rest (docs/rules/platform.md#shop-memory), and the factor by which one attack may raise it. */
const budget = { megabytes: 600, growth: 1.2 }

/** The resident memory of a process, MB. @param {number} pid */
export function memoryOf(pid) {
  return Math.round(Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024)
}

/** The resident memory after half a minute, in which garbage of the attacks is collected, MB. @param {number} pid */
export async function memoryAtRest(pid) {
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  return memoryOf(pid)
}

/** @param {number} after MB at rest @param {number} [before] directly before the attack, MB at rest @returns {string | null} */
export function memoryProblem(after, before) {
  if (after >= budget.megabytes) return `memory: ${after} MB at rest, budget ${budget.megabytes} MB`
  if (before !== undefined && after > before * budget.growth) return `memory: ${before} MB before, ${after} MB after`
  return null
}
