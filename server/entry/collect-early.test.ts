import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { bundle } from '@/scripts/lib/process/run-ts.mjs'

/** Keeps 60 MB and makes much garbage that lives long enough for the old generation; prints the largest heap, MB. */
const busy = `
  const live = Array.from({ length: 60 }, () => new Array(131072).fill(1.5))
  const recent = []
  let largest = 0
  for (let i = 0; i < 12000; i++) {
    recent.push(Array.from({ length: 1000 }, (_, n) => ({ n, i })))
    if (recent.length > 1500) recent.splice(0, 1000)
    largest = Math.max(largest, process.memoryUsage().heapTotal)
  }
  process.stdout.write(String(Math.round(largest / 2 ** 20) + live.length * 0))`

// docs/rules/platform.md#shop-memory
it('a busy process keeps a heap of little more than it uses', async () => {
  const [file = ''] = await bundle(['server/entry/collect-early.ts'])
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `(await import(${JSON.stringify(file)})).collectEarly()\n${busy}`,
  ])
  // 450 MB otherwise.
  expect(Number(stdout)).toBeLessThan(330)
}, 20_000)
