import { describe, expect, it } from 'vitest'
import { choiceWords } from './choice-words'

// docs/rules/import-export.md#shared-sku
describe('choiceWords', () => {
  it.each([
    [['Crvena', 'M'], 'crvena-m'],
    [['Čađava žuta', '50 × 70 cm'], 'cadava-zuta-50-70-cm'],
    [['Größe 38 ½'], 'grosse-38-1-2'],
    [[], ''],
  ])('of %o are the slug %o', (values, words) => {
    expect(choiceWords(values)).toBe(words)
  })

  it('differ where a slug loses letters', () => {
    const colours = ['црвена', 'плава', 'κόκκινο', '红色', '蓝色', 'أحمر']
    const all = colours
      .flatMap((colour) => [[colour], [colour, 'M'], ['M', colour], [`${colour} M`]])
      .concat([['❤️'], ['–']])
      .map(choiceWords)
    expect(new Set(all).size).toBe(all.length)
    for (const words of all) expect(words).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('stay the same at every import', () => {
    expect(choiceWords(['црвена', 'M'])).toBe('m-084c39e3')
    expect(choiceWords(['й'.normalize('NFD')])).toBe(choiceWords(['й'.normalize('NFC')]))
  })
})
