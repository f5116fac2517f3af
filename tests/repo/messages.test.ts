import { describe, expect, it } from 'vitest'
import browserMessages from '@/messages/hr.json'
import shopEnglish from '@/messages/en.json'
import officeEnglish from '@/messages/office.en.json'
import editorMessages from '@/messages/edit/hr.json'
import { serverTexts } from '@/messages/server.hr'
import { codeFiles, isTest, read } from './support/project-files'

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
}

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(textsOf)
}

const messages = { ...browserMessages, server: serverTexts }
const all = keysOf(messages)

function textAt(key: string): string {
  return String(key.split('.').reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), messages))
}

const code = codeFiles
  .filter((file) => !isTest(file))
  .map(read)
  .join('\n')

describe('messages', () => {
  it('has no empty text', () => {
    expect(all.filter((key) => textAt(key) === '')).toEqual([])
  })

  // Croatian dates end with a period of their own: '29. studenoga 2026.' (lib/text/dates.ts).
  it('has no period after a date', () => {
    const isDoubled = (key: string) => /\{date\}\./.test(textAt(key))
    expect(all.filter(isDoubled)).toEqual([])
    expect(code.match(/\$\{format(?:Short)?Date\([^)]*\)\}\./g)).toBeNull()
  })

  it('writes the polite pronoun in lower case, also in mails and documents', () => {
    const isCapital = /[\p{L},}] (?:Vi|Vas|Vam|Vama|Vaš\p{L}*)(?!\p{L})/u
    expect(JSON.stringify(messages).match(isCapital)).toBeNull()
  })

  // One thing has one word: pismo, članska kartica, popis želja. The words that find a section may be others.
  it('has no second word for the newsletter, the member card or the wishlist', () => {
    const isSecond = (text: string) => /newsletter|iskaznic|list\p{L}* želja/iu.test(text)
    const texts = [...all.map(textAt), ...textsOf({ ...editorMessages.edit, searchWords: {} })]
    expect(texts.filter(isSecond)).toEqual([])
  })

  // Types refuse missing keys; this finds unused ones.
  it('has no unused text', () => {
    const words = new Set(code.match(/\w+/g))
    const unused = all.filter((key) => {
      const last = key.split('.').at(-1) ?? ''
      return /^\w+$/.test(last) ? !words.has(last) : !code.includes(last)
    })
    expect(unused).toEqual([])
  })

  it('keeps the texts of the server out of the browser', () => {
    const importers = codeFiles.filter((file) => !isTest(file) && read(file).includes('messages/server.hr'))
    expect(importers).toEqual(['server/core/texts.ts'])
    const english = codeFiles.filter((file) => !isTest(file) && /messages\/(server|errors)\.en/.test(read(file)))
    expect(english.toSorted()).toEqual(['server/api/response/error-message.ts', 'server/core/texts.ts'])
  })
})

const english = { ...shopEnglish, ...officeEnglish }

// docs/rules/administration.md#office-language, docs/rules/storefront.md#locales
describe('the English texts', () => {
  const keys = keysOf(english)
  const englishAt = (key: string) =>
    String(key.split('.').reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), english))
  // Not the cases of a plural, such as `=0 {empty}`.
  const argumentsOf = (text: string) =>
    [...new Set([...text.matchAll(/(?<!(?:=\d+|\b(?:one|few|other)) )\{(\w+)(?=[,}])|<(\w+)>/g)].map(([, name, tag]) => name ?? tag ?? ''))]
      .toSorted()
      .join()

  it('translate existing texts', () => {
    expect(keys.filter((key) => !all.includes(key))).toEqual([])
  })

  it('are complete for the storefront', () => {
    expect(all.filter((key) => !/^(?:admin|development|server)\./.test(key) && !keys.includes(key))).toEqual([])
  })

  it('do not say the same twice', () => {
    const shop = new Set<string>(Object.keys(shopEnglish))
    expect(Object.keys(officeEnglish).filter((namespace) => shop.has(namespace))).toEqual([])
  })

  it('are complete for the navigation, the caches, the development tools and the states of every screen', () => {
    const complete = /^(?:admin\.(?:navigation|login|overview|caches|templates|failed|paging)|development|common)\./
    expect(all.filter((key) => complete.test(key) && !keys.includes(key))).toEqual([])
  })

  it('have the arguments of the Croatian texts', () => {
    expect(keys.filter((key) => argumentsOf(englishAt(key)) !== argumentsOf(textAt(key)))).toEqual([])
  })

  // They are also shown in the office, where the locale is Croatian, whose plural form 'one' also holds for 21.
  it('write the singular as =1', () => {
    expect(keys.filter((key) => /\b(?:one|few|many) \{/.test(englishAt(key)))).toEqual([])
  })
})
