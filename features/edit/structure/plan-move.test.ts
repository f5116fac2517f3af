import { expect, it } from 'vitest'
import type { Document } from '@/lib/documents/document'
import { applyChanges } from '@/lib/documents/changes'
import { orderedSections } from '@/lib/documents/sections'
import { planMove, type MoveTarget } from './plan-move'

const page: Document = {
  v: 1,
  sections: { s_a: { type: 'hero', pos: 'V' }, s_b: { type: 'faq', pos: 'W' }, s_c: { type: 'rich-text', pos: 'X' } },
}

it.each<[string, MoveTarget, string, number]>([
  ['s_b', 'up', 's_b s_a s_c', 1],
  ['s_b', 'down', 's_a s_c s_b', 3],
  ['s_c', 'start', 's_c s_a s_b', 1],
  ['s_a', 'end', 's_b s_c s_a', 3],
  ['s_a', 1, 's_b s_a s_c', 2],
  ['s_a', 'up', 's_a s_b s_c', 1],
  ['s_c', 'down', 's_a s_b s_c', 3],
  ['s_c', 99, 's_a s_b s_c', 3],
])('%s %s: %s', (id, target, order, position) => {
  const move = planMove(page, id, target)
  expect(move).toMatchObject({ position, total: 3 })
  const { document } = applyChanges(page, move?.changes ?? [])
  expect(
    orderedSections(document)
      .map((one) => one.id)
      .join(' '),
  ).toBe(order)
})

it('finds no section that is gone', () => {
  expect(planMove(page, 's_x', 'up')).toBeNull()
})
