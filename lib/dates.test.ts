import { describe, expect, it } from 'vitest'
import { dayAndMonth, formatDate, formatDateTime, formatMonth, formatShortDate, formatTime, formatWeekday, yearOf } from './dates'

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

  it('adds the hour', () => {
    expect(formatDateTime('2026-11-20T18:05:00.000Z')).toBe('20. studenoga 2026. u 19:05')
  })

  it('names the day and the month of a calendar', () => {
    const moment = '2026-11-20T18:05:00.000Z'
    expect([formatWeekday(moment), formatMonth(moment), formatTime(moment)]).toEqual(['petak', 'studeni 2026.', '19:05'])
    expect(dayAndMonth(moment)).toEqual({ day: '20', month: 'studenoga' })
  })
})
