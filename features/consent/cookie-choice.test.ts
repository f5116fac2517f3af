import { describe, expect, it } from 'vitest'
import { parseChoice } from './cookie-choice'

describe('the kept choice about cookies', () => {
  it('is what was allowed', () => {
    expect(parseChoice('{"v":1,"allowed":["necessary","statistics"]}')).toEqual({ v: 1, allowed: ['necessary', 'statistics'] })
  })

  it.each([null, '', 'true', '{}', '{"allowed":"sve"}', '[]'])('%s is no choice', (text) => {
    expect(parseChoice(text)).toBeNull()
  })

  it('holds words only', () => {
    expect(parseChoice('{"allowed":["necessary",1,null]}')?.allowed).toEqual(['necessary'])
  })
})
