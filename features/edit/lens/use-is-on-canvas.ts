import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import type { DataOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { languageCodes } from '@/lib/i18n/routing'
import { editStore } from '../store/edit-store'
import type { SavedDocument } from './follow-edits'
import { shownAt } from './shown-at'

/** Returns the function that tells, while edits go into a release, whether the canvas shows a document's draft at the chosen moment, by the releases as they are known then. */
export function useIsOnCanvas(): (document: SavedDocument) => boolean {
  const client = useQueryClient()
  const language = languageCodes[useLocale()]
  return ({ key, revision }) => {
    const { moment, followedDocuments } = editStore.getState()
    const known = client.getQueryData<DataOf<typeof releaseApi.filter>>(queryKey(releaseApi.filter, {}))
    if (moment === null || !known) return true
    const document = { key, revision, isFollowed: followedDocuments.includes(key) }
    return shownAt({ releases: known.releases, moment, language, target: 'release' }, document).kind === 'draft'
  }
}
