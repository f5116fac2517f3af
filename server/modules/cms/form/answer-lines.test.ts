import { describe, expect, it } from 'vitest'
import { answerLines, excerptOf } from './answer-lines'

const fields = [
  { name: 'topic', kind: 'choice', label: 'Tema', options: [{ value: 'knjiga', label: 'Knjiga koju tražim' }] },
  { name: 'email', kind: 'email', label: 'E-pošta', required: true },
  { name: 'message', kind: 'longText', label: 'Poruka' },
  { name: 'again', kind: 'flag', label: 'Smijemo li zvati' },
]

describe('answerLines', () => {
  it.each([
    ['a choice by its label', { topic: 'knjiga' }, { label: 'Tema', kind: 'choice', value: 'Knjiga koju tražim' }],
    ['a removed choice by its value', { topic: 'ploče' }, { label: 'Tema', kind: 'choice', value: 'ploče' }],
    ['a checked box', { again: true }, { label: 'Smijemo li zvati', kind: 'flag', value: true }],
    ['an unchecked box', {}, { label: 'Smijemo li zvati', kind: 'flag', value: false }],
    ['an empty answer', {}, { label: 'Poruka', kind: 'longText', value: '' }],
    ['an answer without a field by its name', { sala: 'velika' }, { label: 'sala', kind: 'text', value: 'velika' }],
  ])('shows %s', (_, data, line) => {
    expect(answerLines({ fields, data })).toContainEqual(line)
  })

  it('shows a label above the current limit', () => {
    const label = 'Što biste rado pitali? '.repeat(10)
    expect(answerLines({ fields: [{ name: 'topic', kind: 'text', label }], data: { topic: 'Sve' } })).toEqual([
      { label, kind: 'text', value: 'Sve' },
    ])
  })

  it('keeps the order of the form', () => {
    const lines = answerLines({ fields, data: { more: 'x', message: 'a', topic: 'b' } })
    expect(lines.map(({ label }) => label)).toEqual(['Tema', 'E-pošta', 'Poruka', 'Smijemo li zvati', 'more'])
  })
})

describe('excerptOf', () => {
  it.each([
    [
      'the longest answer in one line',
      { topic: 'knjiga', message: 'Imate li\n\n  Gospodara muha u mekom uvezu?' },
      'Imate li Gospodara muha u mekom uvezu?',
    ],
    ['never the e-mail address', { email: 'ana.maric.iz.zagreba@primjer.hr', message: 'Hej' }, 'Hej'],
    ['empty without text answers', { email: 'ana@primjer.hr' }, ''],
  ])('is %s', (_, data, excerpt) => {
    expect(excerptOf(answerLines({ fields, data }))).toBe(excerpt)
  })
})
