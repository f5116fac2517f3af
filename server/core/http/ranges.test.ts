import { describe, expect, it } from 'vitest'
import { matchesEtag, parseRange, requestedRange } from './ranges'

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('reads %s of 1000 bytes', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })

  it('finds no range in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})

describe('requestedRange', () => {
  const part = { from: 0, to: 9 }
  it.each([
    [undefined, '"a"', part],
    ['"a"', '"a"', part],
    ['"b"', '"a"', null],
    ['a', '"a"', null],
    ['W/"a"', '"a"', null],
    ['W/"a"', 'W/"a"', null],
    ['Tue, 24 Nov 2026 10:00:00 GMT', '"a"', null],
  ])('If-Range %s of the file %s', (ifRange, tag, expected) => {
    expect(requestedRange({ range: 'bytes=0-9', ifRange }, { size: 1000, tag })).toEqual(expected)
  })
})

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('compares %s', (header, same) => {
    expect(matchesEtag(header, '"a"')).toBe(same)
  })
})
