import { describe, expect, it } from 'vitest'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { decideTarget, shownAtMoment, type EditsTarget } from './edits-target'

const release = (id: number, publishAt: string): Release => ({
  id,
  title: `Objava ${id}`,
  state: 'planned',
  publishAt,
  publishedAt: null,
  version: 1,
  documents: [],
})

const moment = '2026-12-02T08:00:00.000Z'
const releases = [release(2, '2026-12-01T08:00:00.000Z'), release(1, moment)]
const last: EditsTarget = { kind: 'release', id: 1, title: 'Objava 1', publishAt: moment }

// docs/rules/lens.md#edits-at-a-moment
describe('edits at a moment go', () => {
  it.each<[string, Partial<Parameters<typeof decideTarget>[0]>, EditsTarget]>([
    ['into the last release until then', {}, last],
    ['into it when it is chosen', { choice: 'release' }, last],
    ['into the draft when that is chosen', { choice: 'draft' }, { kind: 'draft' }],
    ['into a new release at the moment when that is chosen', { choice: 'newRelease' }, { kind: 'newRelease', publishAt: moment }],
    ['into the draft where no release runs until then', { releases: [] }, { kind: 'draft' }],
    ['into the draft of those who may not publish', { choice: 'newRelease', mayPublish: false }, { kind: 'draft' }],
  ])('%s', (_, situation, target) => {
    expect(decideTarget({ moment, releases, choice: null, mayPublish: true, ...situation })).toEqual(target)
  })
})

describe('the canvas shows at a moment', () => {
  const document = { target: 'release' as const, pinned: { revision: 3 }, isForLater: false, revision: 3, isFollowed: false }
  it.each<[string, Partial<Parameters<typeof shownAtMoment>[0]>, 'draft' | 'pinned' | 'published']>([
    ['the draft that no release pins', { pinned: null, revision: 9 }, 'draft'],
    ['the draft that is as it is pinned', {}, 'draft'],
    ['what is pinned where the draft has gone on', { revision: 4 }, 'pinned'],
    ['what visitors see of a draft that a later release holds', { pinned: null, isForLater: true }, 'published'],
    ['that draft once its edits go into a release until then', { pinned: null, isForLater: true, isFollowed: true }, 'draft'],
    ['the draft as it is pinned, though a later release holds it, too', { isForLater: true }, 'draft'],
    ['the draft whose edits follow into the release', { revision: 4, isFollowed: true }, 'draft'],
    ['what is pinned where edits go into the draft alone', { target: 'draft' }, 'pinned'],
  ])('%s', (_, situation, shown) => expect(shownAtMoment({ ...document, ...situation })).toBe(shown))
})
