import { describe, expect, it } from 'vitest'
import { errorDuration, shorten } from './toast'

describe('an error toast', () => {
  it('stays 50 ms per character, never under 3 s and never over 10 s', () => {
    expect(errorDuration('Ne ide.')).toBe(3000)
    expect(errorDuration('x'.repeat(100))).toBe(5000)
    expect(errorDuration('x'.repeat(300))).toBe(10_000)
  })

  it('is cut at 300 characters', () => {
    expect(shorten('x'.repeat(300))).toHaveLength(300)
    expect(shorten('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`)
  })
})
