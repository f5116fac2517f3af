import { expect, it } from 'vitest'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { scheduledAt } from './scheduled-at'

const [friday, monday] = ['2026-12-04T07:00:00.000Z', '2026-12-07T07:00:00.000Z']

const release = (key: string, publishAt: string, state: Release['state'] = 'planned'): Release => ({
  id: 1,
  title: 'Zimska',
  state,
  publishAt,
  publishedAt: null,
  version: 1,
  documents: [{ key, language: 'hrv', title: '', version: 1, revision: 4, publishedMeanwhile: false, hasNewerDraft: false }],
})
const [page, footer] = [
  { key: 'page:1', revision: 4 },
  { key: 'element:2', revision: 4 },
]

// docs/rules/editing.md#meant-for-a-release
it.each<[string, Release[], { key: string; revision: number }[], string | null]>([
  ['the moment of the release', [release('page:1', friday)], [page], friday],
  ['the last moment of several', [release('element:2', monday), release('page:1', friday)], [page, footer], monday],
  ['none where a document is in no release', [release('page:1', friday)], [page, footer], null],
  ['none where the draft has gone on', [release('page:1', friday)], [{ ...page, revision: 5 }], null],
  ['none of a cancelled release', [release('page:1', friday, 'cancelled')], [page], null],
  ['none of nothing', [release('page:1', friday)], [], null],
])('is %s', (_, releases, drafts, expected) => expect(scheduledAt(releases, { drafts, language: 'hrv' })).toBe(expected))
