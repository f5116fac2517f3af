import { describe, expect, it } from 'vitest'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { pinnedDocument, releasesUntil } from './releases-until'

const release = (id: number, publishAt: string | null, versions: Record<string, number>, state: Release['state'] = 'planned'): Release => ({
  id,
  title: `Objava ${id}`,
  state,
  publishAt,
  publishedAt: null,
  version: 1,
  documents: Object.entries(versions).map(([key, version]) => ({
    key,
    version,
    language: 'hrv',
    revision: null,
    publishedMeanwhile: false,
    title: '',
    hasNewerDraft: false,
  })),
})

const all = [
  release(1, '2026-12-02T08:00:00.000Z', { 'page:1': 7 }),
  release(2, '2026-12-01T08:00:00.000Z', { 'page:1': 9, 'page:2': 3 }),
  release(3, null, { 'page:1': 11 }),
  release(4, '2026-12-01T07:00:00.000Z', { 'page:1': 13 }, 'cancelled'),
]
const page = { key: 'page:1', language: 'hrv' }

describe('the page at a moment (docs/rules/lens.md#moment)', () => {
  it.each([
    ['before the first release', '2026-12-01T07:59:59.000Z', [], null],
    ['at its second', '2026-12-01T08:00:00.000Z', [2], 9],
    ['after both', '2026-12-03T00:00:00.000Z', [2, 1], 7],
  ])('%s', (_, moment, ids, version) => {
    const until = releasesUntil(all, moment)
    expect(until.map(({ id }) => id)).toEqual(ids)
    expect(pinnedDocument(until, page)?.version ?? null).toBe(version)
  })

  it('is what the draft says where no release pins the document in this language', () => {
    const until = releasesUntil(all, '2026-12-03T00:00:00.000Z')
    expect(pinnedDocument(until, { ...page, language: 'eng' })).toBeNull()
    expect(pinnedDocument(until, { ...page, key: 'page:9' })).toBeNull()
  })
})
