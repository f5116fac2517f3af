import { expect, it } from 'vitest'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { staleQueries } from './stale-queries'

const notification = (kind: 'orderPlaced' | 'formEntry') => ({ event: 'notification', id: 1, kind, subjectId: 12 }) as const

// docs/rules/administration.md#office-events
it.each<[string, OfficeEvent, string[]]>([
  ['a new order', notification('orderPlaced'), ['notification/filter', 'overview']],
  ['a message from a form', notification('formEntry'), ['notification/filter', 'overview', 'form/office/filter']],
  [
    'a changed order',
    { event: 'changed', subject: 'order', id: 12 },
    ['overview', 'order/office/get/{id} 12', 'return/get/{id}', 'return/filter'],
  ],
  ['what was read in another tab', { event: 'read' }, ['notification/filter']],
])('%s', (_, event, ends) => {
  const found = staleQueries(event).map(([path, input]) => `${path}${hasId(input) ? ` ${input.id}` : ''}`)
  expect(found).toEqual(ends.map((end) => expect.stringContaining(end)))
})

it('a new connection: all that an event could have changed', () => {
  const all = staleQueries({ event: 'open' }).map(([path]) => path)
  for (const event of [notification('orderPlaced'), notification('formEntry'), { event: 'changed', subject: 'order', id: 1 }] as const)
    for (const [path] of staleQueries(event)) expect(all).toContain(path)
})

function hasId(input: unknown): input is { id: number } {
  return typeof input === 'object' && input !== null && 'id' in input
}
