import { describe, expect, it } from 'vitest'
import { nonBreakingRanges, nonBreakingShortWords } from './typography'

const shown = (text: string) => nonBreakingShortWords(text).replaceAll('\u00a0', '~')

describe('nonBreakingShortWords', () => {
  it.each([
    ['Knjižara s upaljenim svjetlom', 'Knjižara s~upaljenim svjetlom'],
    ['Grad se gasi. Vi upalite lampu.', 'Grad se gasi. Vi~upalite lampu.'],
    ['Kava i u njoj med', 'Kava i~u~njoj med'],
    ['Na početku „o čitanju”', 'Na~početku „o~čitanju”'],
    ['Je li gotovo', 'Je li gotovo'],
    ['2 knjige', '2 knjige'],
    ['Idemo na', 'Idemo na'],
  ])('%s', (text, tied) => {
    expect(shown(text)).toBe(tied)
  })
})

it.each([
  ['1 – 3 radna dana u Hrvatskoj, 3 – 7 u inozemstvu', '1~–~3~radna dana u Hrvatskoj, 3~–~7~u inozemstvu'],
  ['pon – pet 10 – 20 h', 'pon – pet 10~–~20~h'],
  ['isti radni dan – nakon poruke', 'isti radni dan – nakon poruke'],
])('keeps a range of numbers on one line: %s', (text, tied) => {
  expect(nonBreakingRanges(text).replaceAll('\u00a0', '~')).toBe(tied)
})
