import { expect, it } from 'vitest'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { plannedFor } from './planned-for'

type Options = { state?: Release['state']; language?: string; publishedMeanwhile?: boolean }

const release = (
  id: number,
  publishAt: string | null,
  { state = 'planned', language = 'hrv', publishedMeanwhile = false }: Options = {},
) => ({
  id,
  title: `Objava ${id}`,
  state,
  publishAt,
  publishedAt: null,
  version: 1,
  documents: [{ key: 'page:1', language, title: '', version: 1, revision: 1, publishedMeanwhile, hasNewerDraft: false }],
})

const [early, late] = ['2026-12-01T08:00:00.000Z', '2026-12-02T08:00:00.000Z']

// docs/rules/editing.md#meant-for-a-release
it.each<[string, Release[], number | null]>([
  ['the next scheduled one', [release(1, late), release(2, early)], 2],
  ['none without a moment', [release(1, null)], null],
  ['none that has run or was cancelled', [release(1, early, { state: 'published' }), release(2, early, { state: 'cancelled' })], null],
  ['none of another language', [release(1, early, { language: 'eng' })], null],
  ['none whose changes visitors were given since', [release(1, early, { publishedMeanwhile: true })], null],
])('is %s', (_, releases, id) => expect(plannedFor(releases, { key: 'page:1', language: 'hrv' })?.id ?? null).toBe(id))
