import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id'

afterEach(() => vi.unstubAllGlobals())

it('is drawn anew each time, and is a UUID', () => {
  const drawn = Array.from({ length: 100 }, newId)
  expect(new Set(drawn).size).toBe(100)
  for (const id of drawn) expect(z.uuidv4().safeParse(id).success).toBe(true)
})

it('is drawn over plain http, too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  expect(newId()).toHaveLength(36)
})
