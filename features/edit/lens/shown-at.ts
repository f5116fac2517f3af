import type { Release } from '@/lib/api/v1/cms/release.schema'
import { plannedFor } from '../publish/releases/planned-for'
import { shownAtMoment, type EditsTarget } from './target/edits-target'
import { pinnedDocument, releasesUntil, type Pinned } from './releases-until'

/** `pinned`: what the last release until then shows of the document, `kind` what the canvas shows. */
export type ShownAt = { kind: 'draft' | 'pinned' | 'published'; pinned: Pinned | null }

type Looking = { releases: readonly Release[]; moment: string; language: string; target: EditsTarget['kind'] }
type Document = { key: string; revision: number; isFollowed: boolean }

/** What the canvas shows of a document at a moment, by all known releases (docs/rules/lens.md#edits-at-a-moment). */
export function shownAt({ releases, moment, language, target }: Looking, { key, revision, isFollowed }: Document): ShownAt {
  const pinned = pinnedDocument(releasesUntil(releases, moment), { key, language })
  const isForLater = pinned === null && plannedFor(releases, { key, language }) !== null
  return { kind: shownAtMoment({ target, pinned, isForLater, revision, isFollowed }), pinned }
}
