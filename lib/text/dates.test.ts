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

describe('dates', () => {
  it('formats the month in the genitive', () => {
    expect(formatDate('2026-11-20T10:00:00.000Z', 'hr')).toBe('20. studenoga 2026.')
  })

  it('formats a short date with spaces', () => {
    expect(formatShortDate('2026-11-20T10:00:00.000Z', 'hr')).toBe('20. 11. 2026.')
    expect(formatShortDate('2026-02-03T10:00:00.000Z', 'hr')).toBe('3. 2. 2026.')
  })

  it('uses the time zone of Zagreb in summer and winter', () => {
    expect(formatDate('2026-06-30T22:30:00.000Z', 'hr')).toBe('1. srpnja 2026.')
    expect(formatDate('2026-12-31T22:30:00.000Z', 'hr')).toBe('31. prosinca 2026.')
    expect(yearOf('2026-12-31T23:30:00.000Z')).toBe('2027')
  })

  it.each([
    ['2026-11-08T23:00:00.000Z', '2026-11-09T22:59:59.999Z'],
    ['2026-11-09T22:59:59.999Z', '2026-11-09T22:59:59.999Z'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02T21:59:59.999Z'],
    ['2026-10-24T22:30:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2026-03-28T23:30:00.000Z', '2026-03-29T21:59:59.999Z'],
  ])('ends the day of %s at %s, also at clock changes', (moment, end) => {
    expect(endOfDay(moment)).toEqual(new Date(end))
  })

  it.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('starts %s at %s, also at clock changes', (day, begin) => {
    expect(zonedMidnight(new Date(day))).toEqual(new Date(begin))
  })

  it('formats a date with time', () => {
    expect(formatDateTime('2026-11-20T18:05:00.000Z', 'hr')).toBe('20. studenoga 2026. u 19:05')
  })

  it('formats weekday, month and time', () => {
    const moment = '2026-11-20T18:05:00.000Z'
    expect([formatWeekday(moment, 'hr'), formatMonth(moment, 'hr'), formatTime(moment, 'hr')]).toEqual(['petak', 'studeni 2026.', '19:05'])
    expect(dayAndMonth(moment, 'hr')).toEqual({ day: '20', month: 'studenoga' })
  })

  it.each([
    [formatDate, '20 November 2026'],
    [formatShortDate, '20 Nov 2026'],
    [formatDateTime, '20 November 2026 at 19:05'],
    [formatTime, '19:05'],
    [formatWeekday, 'Friday'],
    [formatMonth, 'November 2026'],
  ])('%o is %s in English, in the time zone of Zagreb', (format, text) => {
    expect(format('2026-11-20T18:05:00.000Z', 'en')).toBe(text)
  })
})
