import { expect, it } from 'vitest'
import { isCloned } from './is-cloned'

// docs/rules/accounts.md#passkey-counter
it.each([
  ['does not count', 0, 0, false],
  ['counts on', 4, 5, false],
  ['counts for the first time', 0, 1, false],
  ['repeats itself', 5, 5, true],
  ['counts back', 5, 4, true],
  ['has stopped counting', 5, 0, true],
])('an authenticator that %s', (_, stored, received, expected) => expect(isCloned({ stored, received })).toBe(expected))
