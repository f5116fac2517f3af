import { describe, expect, it } from 'vitest'
import { isMissingChunk, canReload } from './chunk-reload'

describe('a missing chunk', () => {
  it.each([
    ['by its name', Object.assign(new Error('x'), { name: 'ChunkLoadError' })],
    ['in words of the bundler', new Error('Failed to load chunk /_next/static/chunks/a.js from module 12')],
    ['in words of the browser', new TypeError('Failed to fetch dynamically imported module: https://primjer.hr/a.js')],
  ])('is known %s', (_, error) => {
    expect(isMissingChunk(error)).toBe(true)
  })

  it('is not any other error', () => {
    expect(isMissingChunk(new Error('Failed to fetch'))).toBe(false)
    expect(isMissingChunk('ChunkLoadError')).toBe(false)
  })
})

describe('reloading', () => {
  it('happens at most once in 60 seconds', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    expect(canReload(1_000_000, storage)).toBe(true)
    expect(canReload(1_059_999, storage)).toBe(false)
    expect(canReload(1_060_000, storage)).toBe(true)
  })
})
