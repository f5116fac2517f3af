import { describe, expect, it } from 'vitest'
import messages from '@/messages/hr.json'
import { codeFiles, isTest, read } from './project-files'

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
}

const all = keysOf(messages)

function textAt(key: string): string {
  return String(key.split('.').reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), messages))
}

const code = codeFiles
  .filter((file) => !isTest(file))
  .map(read)
  .join('\n')

describe('messages/hr.json', () => {
  it('holds no empty text', () => {
    expect(all.filter((key) => textAt(key) === '')).toEqual([])
  })

  // Croatian dates end with a period of their own: '29. studenoga 2026.' (lib/text/dates.ts).
  it('puts no second dot after a date', () => {
    const isDoubled = (key: string) => /\{date\}\./.test(textAt(key))
    expect(all.filter(isDoubled)).toEqual([])
    expect(code.match(/\$\{format(?:Short)?Date\([^)]*\)\}\./g)).toBeNull()
  })

  it('speaks to people with a small letter, in mails and documents too', () => {
    const isCapital = /[\p{L},}] (?:Vi|Vas|Vam|Vama|Vaš\p{L}*)(?!\p{L})/u
    const letters = codeFiles.filter((file) => /^server\/(mail|adapters\/pdf)\//.test(file) && !isTest(file)).map(read)
    const told = [JSON.stringify(messages), ...letters].flatMap((words) => words.match(isCapital) ?? [])
    expect(told).toEqual([])
  })

  // Types refuse missing keys; this finds unused ones.
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
