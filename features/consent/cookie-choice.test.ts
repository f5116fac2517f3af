import { describe, expect, it } from 'vitest'
import { parseCookieChoice } from './cookie-choice'

describe('the stored cookie choice', () => {
  it('lists the allowed categories', () => {
    expect(parseCookieChoice('{"v":1,"allowed":["necessary","statistics"]}')).toEqual({ v: 1, allowed: ['necessary', 'statistics'] })
  })

  it.each([null, '', 'true', '{}', '{"allowed":"sve"}', '[]'])('%s is no choice', (text) => {
    expect(parseCookieChoice(text)).toBeNull()
  })

  it('keeps strings only', () => {
    expect(parseCookieChoice('{"allowed":["necessary",1,null]}')?.allowed).toEqual(['necessary'])
  })
})
