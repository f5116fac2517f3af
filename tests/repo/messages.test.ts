import { describe, expect, it } from 'vitest'
import messages from '@/messages/hr.json'
import { codeFiles, isTest, read } from './project-files'

/** Dotted paths of every text. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
}

const all = keysOf(messages)
const code = codeFiles
  .filter((file) => !isTest(file))
  .map(read)
  .join('\n')

describe('messages/hr.json', () => {
  it('holds no empty text', () => {
    const isEmpty = (key: string) =>
      key.split('.').reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), messages) === ''
    expect(all.filter(isEmpty)).toEqual([])
  })

  // Types refuse a key that is missing; this finds the one nobody uses any more.
  it('holds no text that nothing names', () => {
    const unused = all.filter((key) => {
      const last = key.split('.').at(-1) ?? ''
      return (
        !code.includes(`'${last}'`) && !code.includes(`.${last}'`) && !code.includes(`"${last}"`) && !new RegExp(`\\b${last}\\b`).test(code)
      )
    })
    expect(unused).toEqual([])
  })
})
