import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The share of a processor below which the process counts as idle, and the growth of the heap that is worth a pause. */
const limits = { utilization: 0.1, growth: 1.1 }

/**
 * Whether the heap is collected now.
 * @param state `utilization` of the event loop since the last look, 0 to 1; bytes in use now, and after the last collection
 */
export function isCollectionDue({ utilization, used, usedAtRest }: { utilization: number; used: number; usedAtRest: number }) {
  return utilization < limits.utilization && used > usedAtRest * limits.growth
}

/** V8 collects when something is allocated, so an idle process would keep what a busy spell left (docs/rules/platform.md#shop-memory). `interval`: in ms. */
export function collectWhenIdle({ interval = 5000 } = {}) {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') return
  let usedAtRest = 0
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (!isCollectionDue({ utilization, used: process.memoryUsage().heapUsed, usedAtRest })) return
    collect()
    usedAtRest = process.memoryUsage().heapUsed
    before = performance.eventLoopUtilization()
  }, interval).unref()
}
