import { expect, it } from 'vitest'
import { readReplyConflict, unseenReply } from './reply-conflict'

const first = { at: '2026-11-27T10:00:00.000Z', by: 'Iva', text: 'Prvi' }
const second = { at: '2026-11-27T11:00:00.000Z', by: 'Marko', text: 'Drugi' }

// docs/rules/content.md#form-replies
it.each([
  ['nothing is answered', 0, [], null, null],
  ['all was seen', 1, [first], null, null],
  ['a colleague has answered while one writes', 0, [first], null, { replies: 1, ...first }],
  ['the server refuses before the entry is loaded again', 0, [], { replies: 1, ...first }, { replies: 1, ...first }],
  ['the entry knows more than the refusal', 0, [first, second], { replies: 1, ...first }, { replies: 2, ...second }],
  ['the refusal was seen', 1, [first], { replies: 1, ...first }, null],
])('when %s', (_, seen, replies, refused, expected) => expect(unseenReply(seen, replies, refused)).toEqual(expected))

it('reads a refusal, and nothing from another one', () => {
  expect(readReplyConflict({ replies: 1, ...first })).toEqual({ replies: 1, ...first })
  expect(readReplyConflict({ version: 2 })).toBeNull()
})
