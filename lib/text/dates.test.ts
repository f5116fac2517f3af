import { describe, expect, it } from 'vitest'
import {
  dayAndMonth,
  endOfDay,
  formatDate,
  formatDateTime,
  formatMonth,
  formatShortDate,
  formatTime,
  formatWeekday,
  yearOf,
  zonedMidnight,
} from './dates'

describe('dates for people', () => {
  it('writes the month in the genitive, as Croatian does', () => {
    expect(formatDate('2026-11-20T10:00:00.000Z')).toBe('20. studenoga 2026.')
  })

  it('writes a short date with spaces', () => {
    expect(formatShortDate('2026-11-20T10:00:00.000Z')).toBe('20. 11. 2026.')
  })

  it('counts the day by the clock in Zagreb, in summer as in winter', () => {
    expect(formatDate('2026-06-30T22:30:00.000Z')).toBe('1. srpnja 2026.')
    expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('31. prosinca 2026.')
    expect(yearOf('2026-12-31T23:30:00.000Z')).toBe('2027')
  })

  it.each([
    ['2026-11-08T23:00:00.000Z', '2026-11-09T22:59:59.999Z'],
    ['2026-11-09T22:59:59.999Z', '2026-11-09T22:59:59.999Z'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02T21:59:59.999Z'],
    ['2026-10-24T22:30:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2026-03-28T23:30:00.000Z', '2026-03-29T21:59:59.999Z'],
  ])('ends the day of %s at %s, also when the clocks change', (moment, end) => {
    expect(endOfDay(moment)).toEqual(new Date(end))
  })

  it.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('begins %s at %s, also when the clocks change', (day, begin) => {
    expect(zonedMidnight(new Date(day))).toEqual(new Date(begin))
  })

  it('adds the hour', () => {
    expect(formatDateTime('2026-11-20T18:05:00.000Z')).toBe('20. studenoga 2026. u 19:05')
  })

  it('names the day and the month of a calendar', () => {
    const moment = '2026-11-20T18:05:00.000Z'
    expect([formatWeekday(moment), formatMonth(moment), formatTime(moment)]).toEqual(['petak', 'studeni 2026.', '19:05'])
    expect(dayAndMonth(moment)).toEqual({ day: '20', month: 'studenoga' })
  })
})
