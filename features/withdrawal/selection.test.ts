import { expect, it } from 'vitest'
import type { WithdrawalLine } from '@/lib/api/v1/document/withdrawal.schema'
import { selectLine, selectedLines } from './selection'

const line = (lineId: number, pieces: number): WithdrawalLine => ({
  lineId,
  name: `Knjiga ${lineId}`,
  optionLabels: [],
  qty: 3,
  pieces,
  reason: null,
})
const lines = [line(1, 3), line(2, 1), line(3, 0)]

it('limits a selection to the returnable quantity', () => {
  const choice = selectLine(selectLine({}, line(2, 1), 5), line(1, 3), 2)
  expect(choice).toEqual({ 1: 2, 2: 1 })
  expect(selectedLines(lines, choice).map(({ quantity }) => quantity)).toEqual([2, 1])
})

it('omits what another tab has declared since it was selected', () => {
  expect(selectedLines([line(1, 1), line(2, 0)], { 1: 3, 2: 1 })).toMatchObject([{ line: { lineId: 1 }, quantity: 1 }])
})

it('omits deselected and excluded lines', () => {
  expect(selectLine({ 1: 2, 2: 1 }, line(1, 3), 0)).toEqual({ 2: 1 })
  expect(selectLine({}, line(3, 0), 1)).toEqual({})
})
