import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitToken } from './await-token'

const never = () => new Promise<string>(() => {})
/** As Google renders it: the frame is in a box that is hidden or visible. */
let box: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  box = document.createElement('div')
  box.style.visibility = 'hidden'
  box.innerHTML = '<iframe title="" src="https://www.google.com/recaptcha/api2/bframe?k=1"></iframe>'
  document.body.append(box)
})
afterEach(() => {
  box.remove()
  vi.useRealTimers()
})

/** Lets the observer run. */
async function show(visibility: 'visible' | 'hidden') {
  box.style.visibility = visibility
  await vi.advanceTimersByTimeAsync(0)
}

it.each<[string, () => PromiseLike<string | null>]>([
  ['nothing', async () => null],
  ['an error', async () => Promise.reject(new Error('no network'))],
  ['an error of no kind, as the package gives it', async () => Promise.reject()],
])('rejects %s', async (_, execute) => {
  await expect(awaitToken(execute)).rejects.toMatchObject({ problem: 'notExecuted' })
})

it('returns the token', async () => {
  expect(await awaitToken(async () => 'žeton')).toBe('žeton')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects after the timeout', async () => {
  const waiting = awaitToken(never).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await waiting).toMatchObject({ problem: 'notExecuted' })
})

it('waits during a challenge and takes the token that follows', async () => {
  let answer: (token: string) => void = () => {}
  const waiting = awaitToken(() => new Promise((resolve) => (answer = resolve)))
  await show('visible')
  await vi.advanceTimersByTimeAsync(100_000)
  await show('hidden')
  answer('žeton')
  expect(await waiting).toBe('žeton')
})

it('rejects a closed challenge, but not one that opens again', async () => {
  let isOver = false
  const waiting = awaitToken(never).catch((error: unknown) => {
    isOver = true
    return error
  })
  await show('visible')
  await show('hidden')
  await show('visible')
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOver).toBe(false)
  await show('hidden')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toMatchObject({ problem: 'closed' })
})
