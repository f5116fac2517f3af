import { describe, expect, it } from 'vitest'
import { admit, afterFailure, circuitBreaker, closedCircuit } from './circuit-breaker'
import { ProviderError } from './provider-error'

const silence = () => Promise.reject(new ProviderError('unavailable'))
const refusal = () => Promise.reject(new ProviderError('refused'))
const answer = () => Promise.resolve('answer')

async function fail(through: ReturnType<typeof circuitBreaker>, times: number, call = silence) {
  for (let time = 0; time < times; time++) await expect(through(call)).rejects.toThrow(ProviderError)
}

describe('circuit breaker', () => {
  it('opens after five failures in a row, tries one call after 30 s, and closes after an answer', async () => {
    let now = 0
    let calls = 0
    const through = circuitBreaker(() => now)
    const counted = () => (calls++, silence())
    await fail(through, 5, counted)
    await fail(through, 100, counted)
    expect(calls).toBe(5)

    now += 30_000
    await fail(through, 100, counted)
    expect(calls).toBe(6)

    now += 30_000
    expect(await through(answer)).toBe('answer')
    expect(await through(answer)).toBe('answer')
  })

  it('admits one trial call at a time after the pause', async () => {
    let now = 0
    const through = circuitBreaker(() => now)
    await fail(through, 5)
    now += 30_000
    const answered = deferred()
    const trial = through(() => answered.promise)
    await expect(through(answer)).rejects.toMatchObject({ detail: { reason: 'circuit open' } })
    answered.resolve('answer')
    expect(await trial).toBe('answer')
    expect(await through(answer)).toBe('answer')
  })

  it('treats a refusal as an answer', async () => {
    const through = circuitBreaker(() => 0)
    await fail(through, 4)
    await fail(through, 1, refusal)
    await fail(through, 4)
    expect(await through(answer)).toBe('answer')
  })

  it('counts an unexpected error', async () => {
    const through = circuitBreaker(() => 0)
    for (let time = 0; time < 5; time++)
      await expect(through(() => Promise.reject(new Error('?')))).rejects.toMatchObject({ kind: 'unavailable', cause: new Error('?') })
    await expect(through(answer)).rejects.toThrow(ProviderError)
  })
})

it.each([
  ['nothing has happened', closedCircuit, 0, true],
  ['four failures', { failures: 4, openUntil: 9 }, 0, true],
  ['five failures, resting', { failures: 5, openUntil: 9 }, 8, false],
  ['five failures, rested', { failures: 5, openUntil: 9 }, 9, true],
])('%s', (_, state, now, admitted) => {
  expect(admit(state, now).admitted).toBe(admitted)
})

it('opens again after a failed trial', () => {
  const trial = admit({ failures: 5, openUntil: 0 }, 50).state
  expect(admit(afterFailure(trial, 60), 60 + 29_999).admitted).toBe(false)
  expect(admit(afterFailure(trial, 60), 60 + 30_000).admitted).toBe(true)
})

function deferred() {
  let resolve: (value: string) => void = () => {}
  const promise = new Promise<string>((done) => (resolve = done))
  return { promise, resolve }
}
