import { describe, expect, it } from 'vitest'
import { canPrefetch } from './can-prefetch'

describe('canPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('decides for connection %o: %s', (connection, expected) => {
    expect(canPrefetch(connection ?? null, false)).toBe(expected)
    expect(canPrefetch(connection ?? null, true)).toBe(false)
  })
})
