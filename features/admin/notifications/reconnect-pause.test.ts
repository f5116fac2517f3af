import { expect, it } from 'vitest'
import { reconnectPause } from './reconnect-pause'

// docs/rules/administration.md#office-events
it.each([
  ['after a stream that has ended', 0, 1, 1000],
  ['another tab', 0, 0, 500],
  ['after three failures', 3, 1, 8000],
  ['at the longest', 6, 1, 60_000],
  ['never longer', 500, 1, 60_000],
])('%s', (_, failures, random, pause) => expect(reconnectPause(failures, random)).toBe(pause))
