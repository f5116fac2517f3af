import { readFileSync } from 'node:fs'

/** What the shop's process holds at rest (docs/rules/platform.md#shop-memory), and by how much one attack may raise it. */
const budget = { megabytes: 600, growth: 1.2 }

/** MB of a process that are in memory. @param {number} pid */
export function memoryOf(pid) {
  return Math.round(Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024)
}

/** After half a minute, in which what the attacks left is collected. @param {number} pid */
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
