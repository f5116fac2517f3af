import { describe, expect, it } from 'vitest'
import { dueCheckpoint } from './due-checkpoint'

const now = new Date('2026-11-27T08:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('dueCheckpoint (docs/rules/editing.md#checkpoints)', () => {
  it.each<[string, number, number, number | null, number, 'handover' | 'checkpoint' | null]>([
    ['the first batch of a draft', 0, 0, null, 30, null],
    ['the same editor within ten minutes', 7, 3, 1, 9, null],
    ['the same editor after ten minutes', 7, 3, 1, 10, 'checkpoint'],
    ['the same editor after an hour in which nothing changed', 7, 7, 1, 60, null],
    ['a colleague, for the first time', 7, 0, 2, 0, 'handover'],
    ['a colleague within a minute of the last checkpoint', 7, 3, 2, 0.5, null],
    ['a colleague after a minute', 7, 3, 2, 1, 'handover'],
    ['a colleague right after a publication', 7, 7, 2, 5, null],
  ])('%s', (_, revision, checkpointRevision, updatedBy, age, expected) => {
    const checkpoint = { revision: checkpointRevision, at: minutesAgo(age) }
    expect(dueCheckpoint({ revision, updatedBy, checkpoint }, { userId: 1, now })).toBe(expected)
  })
})
