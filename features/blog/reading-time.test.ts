import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time'

const doc = (words: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'riječ '.repeat(words) }] }],
})

describe('readingMinutes', () => {
  it('returns at least one minute', () => {
    expect(readingMinutes({ type: 'doc' })).toBe(1)
    expect(readingMinutes(doc(20))).toBe(1)
  })

  it('counts words at any depth', () => {
    expect(readingMinutes(doc(760))).toBe(4)
  })
})
