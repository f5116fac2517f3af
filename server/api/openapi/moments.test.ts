import { expect, it } from 'vitest'
import { markMoments } from './moments'

it('marks moments by their name, wherever they stand', () => {
  const text = () => ({ type: 'string' })
  const schema = markMoments({
    type: 'object',
    properties: {
      sentAt: text(),
      paidAt: { anyOf: [text(), { type: 'null' }] },
      lowAt: { type: 'integer' },
      flat: text(),
      rows: { type: 'array', items: { type: 'object', properties: { updated_at: text() } } },
    },
  })
  expect(schema.properties).toEqual({
    sentAt: { type: 'string', format: 'date-time' },
    paidAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    lowAt: { type: 'integer' },
    flat: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { updated_at: { type: 'string', format: 'date-time' } } } },
  })
})
