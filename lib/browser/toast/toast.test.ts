import { describe, expect, it, vi } from 'vitest'
import { errorDuration, preloadToasts, setToastHost, shorten } from './toast'

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

it('loads the list early, also where the shell is mounted after the page that asks for it', async () => {
  const preload = vi.fn<() => Promise<void>>(async () => {})
  preloadToasts()
  setToastHost({ open: () => {}, describe: String, preload })
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(1))
})
