import { expect, it } from 'vitest'
import { memoryOf, memoryProblem } from './memory.mjs'

it.each([
  { before: 400, after: 480, problem: null },
  { before: 400, after: 481, problem: 'memory: 400 MB before, 481 MB after' },
  { before: 590, after: 600, problem: 'memory: 600 MB at rest, budget 600 MB' },
  { before: undefined, after: 599, problem: null },
  { before: undefined, after: 600, problem: 'memory: 600 MB at rest, budget 600 MB' },
])('$before MB before and $after MB after: $problem', ({ before, after, problem }) => {
  expect(memoryProblem(after, before)).toBe(problem)
})

it.runIf(process.platform === 'linux')('reads what a process holds', () => {
  const known = process.memoryUsage().rss / 2 ** 20
  expect(memoryOf(process.pid) / known).toBeGreaterThan(0.5)
  expect(memoryOf(process.pid) / known).toBeLessThan(2)
})
