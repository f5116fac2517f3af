import { describe, expect, it } from 'vitest'
import { extendTo, isPageChosen, isRowChosen, isWholeList, nothingChosen, togglePage, toggleRow, type Selection } from './selection'

const rows = [10, 20, 30, 40, 50]
const page = { rows, list: 'view=pack' }
const ids = ({ ids: chosen }: { ids: ReadonlySet<number> }) => [...chosen].toSorted((one, other) => one - other)

// docs/rules/administration.md#office-table
describe('the selection', () => {
  it('chooses and leaves a row', () => {
    const one = toggleRow(nothingChosen, page, 20)
    expect([ids(one), one.anchor]).toEqual([[20], 20])
    expect(ids(toggleRow(one, page, 20))).toEqual([])
  })

  it('chooses from the last row to this one, in both directions', () => {
    expect(ids(extendTo(toggleRow(nothingChosen, page, 20), page, 40))).toEqual([20, 30, 40])
    expect(ids(extendTo(toggleRow(nothingChosen, page, 40), page, 10))).toEqual([10, 20, 30, 40])
  })

  it('leaves a range whose end is chosen', () => {
    const all = togglePage(nothingChosen, page)
    expect(ids(extendTo({ ...all, anchor: 20 }, page, 40))).toEqual([10, 50])
  })

  it('chooses the row alone where the last one stands on another page', () => {
    expect(ids(extendTo(toggleRow(nothingChosen, page, 99), page, 30))).toEqual([30, 99])
  })

  it('chooses the page beside what other pages have, and leaves it again', () => {
    const chosen = togglePage(toggleRow(nothingChosen, page, 99), page)
    expect(ids(chosen)).toEqual([...rows, 99])
    expect(isPageChosen(chosen, page)).toBe(true)
    expect(ids(togglePage(chosen, page))).toEqual([99])
    expect(isPageChosen(nothingChosen, { ...page, rows: [] })).toBe(false)
  })
})

describe('the whole list', () => {
  const whole: Selection = { ids: new Set([10]), anchor: 20, wholeList: page.list }

  it('has all its rows chosen', () => {
    expect(isPageChosen(whole, page)).toBe(true)
    expect(isRowChosen(whole, page, 99)).toBe(true)
  })

  it('is that of its query alone', () => {
    const other = { rows: [60, 70], list: 'view=send' }
    expect([isWholeList(whole, page.list), isWholeList(whole, other.list)]).toEqual([true, false])
    expect(isPageChosen(whole, other)).toBe(false)
    expect(ids(toggleRow(whole, other, 60))).toEqual([10, 60])
  })

  it.each([
    ['a row is left', toggleRow(whole, page, 30), [10, 20, 40, 50]],
    ['a range is left', extendTo(whole, page, 40), [10, 50]],
    ['the page is left', togglePage(whole, page), []],
  ])('ends where %s', (_, next, chosen) => {
    expect(ids(next)).toEqual(chosen)
    expect(next.wholeList).toBeNull()
  })
})
