import { describe, expect, it } from 'vitest'
import { extendTo, isPageChosen, nothingChosen, togglePage, toggleRow } from './selection'

const rows = [10, 20, 30, 40, 50]
const ids = ({ ids: chosen }: { ids: ReadonlySet<number> }) => [...chosen].toSorted((one, other) => one - other)

// docs/rules/administration.md#office-table
describe('the selection', () => {
  it('chooses and leaves a row', () => {
    const one = toggleRow(nothingChosen, 20)
    expect([ids(one), one.anchor]).toEqual([[20], 20])
    expect(ids(toggleRow(one, 20))).toEqual([])
  })

  it('chooses from the last row to this one, in both directions', () => {
    expect(ids(extendTo(toggleRow(nothingChosen, 20), { rows, id: 40 }))).toEqual([20, 30, 40])
    expect(ids(extendTo(toggleRow(nothingChosen, 40), { rows, id: 10 }))).toEqual([10, 20, 30, 40])
  })

  it('leaves a range whose end is chosen', () => {
    const all = togglePage(nothingChosen, rows)
    expect(ids(extendTo({ ...all, anchor: 20 }, { rows, id: 40 }))).toEqual([10, 50])
  })

  it('chooses the row alone where the last one stands on another page', () => {
    expect(ids(extendTo(toggleRow(nothingChosen, 99), { rows, id: 30 }))).toEqual([30, 99])
  })

  it('chooses the page beside what other pages have, and leaves it again', () => {
    const page = togglePage(toggleRow(nothingChosen, 99), rows)
    expect(ids(page)).toEqual([...rows, 99])
    expect(isPageChosen(page, rows)).toBe(true)
    expect(ids(togglePage(page, rows))).toEqual([99])
    expect(isPageChosen(nothingChosen, [])).toBe(false)
  })

  it('is no longer the whole list once a row is left', () => {
    const whole = { ...togglePage(nothingChosen, rows), isWholeList: true }
    expect(toggleRow(whole, 10)).toMatchObject({ isWholeList: false })
  })
})
