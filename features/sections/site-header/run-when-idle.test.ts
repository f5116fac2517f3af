import { describe, expect, it } from 'vitest'
import { canPrefetch } from './run-when-idle'

describe('fetching ahead', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('with %o: %s', (connection, may) => {
    expect(canPrefetch(connection ?? null)).toBe(may)
  })
})
