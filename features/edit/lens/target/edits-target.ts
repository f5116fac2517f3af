import type { Release } from '@/lib/api/v1/cms/release.schema'
import type { Pinned } from '../releases-until'

/** Where edits at a moment go: into the draft alone, into a scheduled release, or into one that the first edit creates (docs/rules/lens.md#edits-at-a-moment). */
export type EditsTarget =
  | { kind: 'draft' }
  | { kind: 'release'; id: number; title: string; publishAt: string }
  | { kind: 'newRelease'; publishAt: string }

type Situation = {
  moment: string
  /** Those that will have run at the moment, in the order in which they run. */
  releases: readonly Release[]
  choice: 'release' | 'newRelease' | 'draft' | null
  /** Scheduled releases are changed by those who may publish. */
  mayPublish: boolean
}

export function decideTarget({ moment, releases, choice, mayPublish }: Situation): EditsTarget {
  if (!mayPublish || choice === 'draft') return { kind: 'draft' }
  if (choice === 'newRelease') return { kind: 'newRelease', publishAt: moment }
  const last = releases.at(-1)
  if (!last?.publishAt) return { kind: 'draft' }
  return { kind: 'release', id: last.id, title: last.title, publishAt: last.publishAt }
}

type Document = {
  target: EditsTarget['kind']
  /** What the releases until the moment show of it. */
  pinned: Pick<Pinned, 'revision'> | null
  /** Whether a release after the moment holds its changes. */
  isForLater: boolean
  revision: number
  isFollowed: boolean
}

/**
 * What the canvas shows of a document at a moment: its draft, which can be edited, or, to look at only, what a release pins, or what visitors see until a
 * later release (docs/rules/lens.md#before-a-release).
 */
export function shownAtMoment({ target, pinned, isForLater, revision, isFollowed }: Document): 'draft' | 'pinned' | 'published' {
  if (!pinned) return isForLater && !isFollowed ? 'published' : 'draft'
  if (target === 'draft') return 'pinned'
  return isFollowed || pinned.revision === revision ? 'draft' : 'pinned'
}
