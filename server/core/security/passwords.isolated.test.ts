import { beforeEach, expect, it, vi } from 'vitest'

const argon = vi.hoisted(() => ({ hash: vi.fn<(...given: unknown[]) => Promise<string>>(), verify: vi.fn<() => Promise<boolean>>() }))
vi.mock('@node-rs/argon2', () => argon)
const { hashPassword, verifyPassword: isPasswordOf } = await import('./passwords')

beforeEach(() => {
  argon.hash.mockReset().mockResolvedValue('$argon2id$')
  argon.verify.mockReset().mockResolvedValue(true)
})

// docs/rules/platform.md#password-hashing
it('computes one hash for a known and an unknown account', async () => {
  expect(await isPasswordOf('lozinka', '$argon2id$')).toBe(true)
  expect([argon.verify.mock.calls.length, argon.hash.mock.calls.length]).toEqual([1, 0])
  for (const none of [undefined, '']) expect(await isPasswordOf('lozinka', none)).toBe(false)
  expect([argon.verify.mock.calls.length, argon.hash.mock.calls.length]).toEqual([1, 2])
  await hashPassword('lozinka')
  const costs = argon.hash.mock.calls.map(([, cost]) => cost)
  expect(new Set(costs.map((cost) => JSON.stringify(cost)))).toEqual(new Set(['{"memoryCost":19456,"timeCost":2,"parallelism":1}']))
})

it('runs two hashes at once, queues fifty and refuses more', async () => {
  let [running, most] = [0, 0]
  const finish: (() => void)[] = []
  argon.hash.mockImplementation(async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running--
    return '$argon2id$'
  })
  const all = Array.from({ length: 53 }, () => hashPassword('lozinka'))
  const last = all.pop()
  await expect(last).rejects.toMatchObject({ code: 'TOO_MANY', data: { retryAfter: 2 } })
  for (let done = 0; done < all.length; done++) {
    await vi.waitFor(() => expect(finish.length).toBeGreaterThan(0))
    finish.shift()?.()
  }
  await Promise.all(all)
  expect(most).toBe(2)
})
