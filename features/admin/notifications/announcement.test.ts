import { expect, it } from 'vitest'
import { announceIn } from './announcement'

// docs/rules/administration.md#bell
it.each([
  ['nothing new', { unread: 2, lastCount: 2, announcedAt: 0, now: 100_000 }, null],
  ['fewer, as after reading', { unread: 1, lastCount: 2, announcedAt: 0, now: 100_000 }, null],
  ['one more, after a quiet time', { unread: 3, lastCount: 2, announcedAt: 50_000, now: 100_000 }, 0],
  ['one more, shortly after the last', { unread: 3, lastCount: 2, announcedAt: 90_000, now: 100_000 }, 20_000],
])('%s', (_, state, ms) => expect(announceIn(state)).toBe(ms))
