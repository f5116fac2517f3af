import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { bundle } from '@/scripts/lib/process/run-ts.mjs'
import { isCollectionDue } from './collect-idle'

// docs/rules/platform.md#shop-memory
describe('the heap is collected', () => {
  it.each([
    ['when an idle process holds much more than after the last time', { utilization: 0.01, used: 300, usedAtRest: 200 }, true],
    ['at the first rest after the start', { utilization: 0.01, used: 100, usedAtRest: 0 }, true],
    ['not while requests are answered', { utilization: 0.5, used: 300, usedAtRest: 200 }, false],
    ['not again while little is new', { utilization: 0.01, used: 210, usedAtRest: 200 }, false],
  ])('%s', (_, state, isDue) => {
    expect(isCollectionDue(state)).toBe(isDue)
  })
})

/** Rests until the heap is collected by order, for a quarter of a minute at most, and prints whether it was. */
const rest = `
  const { constants, PerformanceObserver } = await import('node:perf_hooks')
  const timer = setTimeout(() => process.stdout.write('no'), 15000)
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ detail }) => detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED)) return
    clearTimeout(timer)
    process.stdout.write('yes', () => process.exit())
  }).observe({ entryTypes: ['gc'] })`

it('an idle process collects its heap', async () => {
  const [file = ''] = await bundle(['server/entry/collect-idle.ts'])
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `(await import(${JSON.stringify(file)})).collectWhenIdle({ interval: 200 })\n${rest}`,
  ])
  expect(stdout).toBe('yes')
}, 30_000)
