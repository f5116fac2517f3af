import { useLocale } from 'next-intl'
import { languageCodes } from '@/lib/i18n/routing'
import { useEditStoreShallow } from '../../store/edit-store'
import { useReleases } from './release-queries'
import { scheduledAt } from './scheduled-at'

/** When all changes of this page go live by scheduled releases, ISO; null where some do not. Asks only if `isNeeded`. */
export function useScheduledMoment(isNeeded: boolean): string | null {
  const language = languageCodes[useLocale()]
  const keys = useEditStoreShallow(({ documents }) => Object.keys(documents).filter((key) => documents[key]?.isChanged))
  const revisions = useEditStoreShallow(({ documents }) => keys.map((key) => documents[key]?.draft.revision ?? 0))
  const { data: releases } = useReleases({ isEnabled: isNeeded && keys.length > 0 })
  if (!isNeeded || !releases) return null
  return scheduledAt(releases, { drafts: keys.map((key, index) => ({ key, revision: revisions[index] ?? 0 })), language })
}
