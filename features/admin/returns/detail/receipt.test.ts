import { expect, it } from 'vitest'
import { changeReceipt, receivedLines, wholeReceipt } from './receipt'

it.each([
  ['fewer pieces that all go back', wholeReceipt(3), { received: 2 }, { received: 2, restocked: 2 }],
  ['more pieces that all go back', { ...wholeReceipt(1) }, { received: 3 }, { received: 3, restocked: 3 }],
  ['fewer pieces than were to go back', { received: 3, restocked: 2, condition: 'used' as const }, { received: 1 }, { restocked: 1 }],
  ['damaged goods', wholeReceipt(2), { condition: 'damaged' as const }, { received: 2, restocked: 0, condition: 'damaged' }],
  ['more damaged pieces', { received: 0, restocked: 0, condition: 'damaged' as const }, { received: 1 }, { received: 1, restocked: 0 }],
  ['used goods', wholeReceipt(2), { condition: 'used' as const }, { restocked: 2, condition: 'used' }],
  ['what goes back', wholeReceipt(2), { restocked: 1 }, { received: 2, restocked: 1 }],
])('changes the receipt of a line: %s', (_what, line, change, expected) => {
  expect(changeReceipt(line, change)).toMatchObject(expected)
})

const changes = (line: ReturnType<typeof wholeReceipt>, ...steps: Parameters<typeof changeReceipt>[1][]) =>
  steps.reduce(changeReceipt, line)
const [damaged, unused] = [{ condition: 'damaged' }, { condition: 'unused' }] as const

it.each([
  ['puts all pieces back on the shelf', wholeReceipt(2), [damaged, unused], 2],
  ['puts back as many as before', { ...wholeReceipt(3), restocked: 1 }, [damaged, unused], 1],
  ['puts back no more than came', wholeReceipt(3), [damaged, { received: 2 }, unused], 2],
  ['puts back all that came', wholeReceipt(2), [{ received: 1 }, damaged, { received: 2 }, unused], 2],
  ['leaves the number that was typed', wholeReceipt(3), [damaged, { restocked: 1 }, unused], 1],
  ['leaves a typed zero', wholeReceipt(3), [damaged, { restocked: 1 }, { restocked: 0 }, unused], 0],
])('pieces that are not damaged after all: %s', (_what, line, steps, restocked) => {
  expect(changes(line, ...steps)).toMatchObject({ restocked, condition: 'unused' })
})

it('leaves out lines of which nothing came', () => {
  const none = { ...wholeReceipt(2), received: 0, restocked: 0 }
  expect(receivedLines({ 7: wholeReceipt(1), 8: none })).toEqual([{ lineId: 7, received: 1, restocked: 1, condition: 'unused' }])
})
