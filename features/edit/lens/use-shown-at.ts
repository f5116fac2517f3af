import { useLocale } from 'next-intl'
import { languageCodes } from '@/lib/i18n/routing'
import { useEditStore } from '../store/edit-store'
import { shownAt, type ShownAt } from './shown-at'
import { useEditsTarget } from './target/use-edits-target'
import { useScheduledReleases } from './use-scheduled-releases'

/** Returns the function that tells what the canvas shows of an open document: its draft at no moment, and until the releases are known. */
export function useShownAt(): (key: string) => ShownAt {
  const language = languageCodes[useLocale()]
  const moment = useEditStore((state) => state.moment)
  const documents = useEditStore((state) => state.documents)
  const followed = useEditStore((state) => state.followedDocuments)
  const releases = useScheduledReleases(moment)
  const target = useEditsTarget()?.kind ?? 'draft'
  return (key) => {
    const open = documents[key]
    if (moment === null || !releases || !open) return { kind: 'draft', pinned: null }
    const document = { key, revision: open.draft.revision, isFollowed: followed.includes(key) }
    return shownAt({ releases, moment, language, target }, document)
  }
}
