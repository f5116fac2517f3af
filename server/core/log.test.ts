import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from './log'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Without a stack, which takes long to make. */
const failure = (message: string) => Object.assign(new Error(message), { stack: '' })
const outage = (n: number) => failure(`Failed query: select 1\nparams: ${n}`)

// docs/rules/platform.md#log-flood
it('equal errors are written thirty times a minute, then counted', () => {
  for (let n = 0; n < 200; n++) log('error', 'request failed', { requestId: String(n), route: '/a', error: outage(n) })
  expect(lines).toHaveLength(30)
  vi.setSystemTime(Date.now() + 60_000)
  log('error', 'request failed', { route: '/a', error: outage(1001) })
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ message: 'request failed', suppressed: 170 })
})

it('other errors, other routes and lines without an error are written all', () => {
  for (let n = 0; n < 40; n++) {
    log('error', 'request failed', { route: '/b', error: failure(`kvar ${n}`) })
    log('error', 'request failed', { route: `/c/${n}`, error: outage(n) })
    log('warn', 'a mail is not written', { template: 'x' })
  }
  expect(lines).toHaveLength(120)
})

it('different errors are written all, however many', () => {
  for (let n = 0; n < 600; n++) log('error', 'poplava', { error: failure(String(n)) })
  expect(lines).toHaveLength(600)
})
