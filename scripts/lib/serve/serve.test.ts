import { afterEach, describe, expect, it, vi } from 'vitest'
import { showsSecrets, startWarnings } from './serve.mjs'

const production = { NODE_ENV: 'production' }

describe('startWarnings', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['without SITE_URL', production, true],
    ['at this machine', { ...production, SITE_URL: 'http://localhost:3000' }, true],
    ['at a public address', { ...production, SITE_URL: 'https://lampa.example' }, false],
    ['at an address that begins like this machine', { ...production, SITE_URL: 'https://localhost.lampa.example' }, false],
    ['with a bank', { ...production, PAYMENT_GATEWAY_URL: 'https://plati.banka.example' }, false],
    ['without the test bank', { ...production, PAYMENT_TEST_GATEWAY: 'off' }, false],
    ['in development', { NODE_ENV: 'development' }, false],
  ])('%s the test bank is announced or not', (_, env, isAnnounced) => {
    expect(startWarnings(env).some((line) => line.includes('BANKA ZA VJEŽBU'))).toBe(isAnnounced)
  })
})

describe('showsSecrets', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    [true, true],
    [undefined, false],
  ])('on a terminal only (isTTY %s)', (isTTY, expected) => {
    vi.stubGlobal('process', { ...process, stdout: { isTTY } })
    expect(showsSecrets()).toBe(expected)
  })
})
