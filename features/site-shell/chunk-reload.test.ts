// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { isMissingChunk, canReload } from './chunk-reload'

describe('isMissingChunk', () => {
  it.each([
    ['the error name', Object.assign(new Error('x'), { name: 'ChunkLoadError' })],
    ["the bundler's message", new Error('Failed to load chunk /_next/static/chunks/a.js from module 12')],
    ["the browser's message", new TypeError('Failed to fetch dynamically imported module: https://primjer.hr/a.js')],
  ])('recognizes %s', (_, error) => {
    expect(isMissingChunk(error)).toBe(true)
  })

  it('ignores other errors', () => {
    expect(isMissingChunk(new Error('Failed to fetch'))).toBe(false)
    expect(isMissingChunk('ChunkLoadError')).toBe(false)
  })
})

describe('reloading', () => {
  it('happens at most once in 60 seconds', () => {
    sessionStorage.clear()
    expect(canReload(1_000_000)).toBe(true)
    expect(sessionStorage.getItem('izlog:chunk-reload')).toBe('1000000')
    expect(canReload(1_059_999)).toBe(false)
    expect(canReload(1_060_000)).toBe(true)
  })

  it('never happens without a network', () => {
    sessionStorage.clear()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(canReload(1_000_000)).toBe(false)
    vi.restoreAllMocks()
    expect(canReload(1_000_000)).toBe(true)
  })

  it('never happens where storage is blocked', () => {
    sessionStorage.clear()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(canReload(1_000_000)).toBe(false)
    vi.restoreAllMocks()
  })
})
