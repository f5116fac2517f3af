import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswerTimeout } from './answer-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A query of postgres.js: a promise that carries its own functions. */
const ignore: (result: unknown) => void = () => {}

function newQuery() {
  let [resolve, reject] = [ignore, ignore]
  const promise = new Promise<unknown>((...own) => ([resolve, reject] = own))
  return Object.assign(promise, { resolve, reject })
}
const outcomeOf = (query: Promise<unknown>) =>
  query.then(
    () => 'answer',
    (error: { code: string }) => error.code,
  )

it('ends the wait for a database that does not answer, then waits shortly until it answers', async () => {
  const { limitWait } = createAnswerTimeout({ answerMs: 10_000, transactionMs: 20_000, silentMs: 1000 })
  const first = outcomeOf(limitWait(newQuery()))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toBe('CONNECTION_TIMEOUT')
  const second = outcomeOf(limitWait(newQuery()))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe('CONNECTION_TIMEOUT')
  const third = newQuery()
  const answered = outcomeOf(limitWait(third))
  third.resolve([])
  expect(await answered).toBe('answer')
  const fourth = newQuery()
  const patient = outcomeOf(limitWait(fourth))
  await vi.advanceTimersByTimeAsync(5000)
  fourth.resolve([])
  expect(await patient).toBe('answer')
})
