import { expect, it } from 'vitest'
import { allowedLanguages } from './site-options'

const hrv = { id: 41, code: 'hrv', code2: 'hr' }
const eng = { id: 1, code: 'eng', code2: 'en' }
const ger = { id: 2, code: 'ger', code2: 'de' }

it.each([
  [undefined, [hrv, eng, ger]],
  [null, [hrv, eng, ger]],
  [[], [hrv, eng, ger]],
  [['41'], [hrv]],
  [
    [41, 1],
    [hrv, eng],
  ],
  [['ger'], [hrv, ger]],
  [['izmišljeno'], [hrv]],
])('AllowedLanguages %j leaves %j (docs/rules/platform.md#allowed-languages)', (option, expected) => {
  expect(allowedLanguages([hrv, eng, ger], { option, defaultId: 41 })).toEqual(expected)
})
