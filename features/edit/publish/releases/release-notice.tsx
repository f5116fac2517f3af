'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { editStore, useEditStore } from '../../store/edit-store'
import { useFormatReleaseTime } from './use-format-release-time'
import { useReleases } from './release-queries'

/** What of this page is scheduled, and when; leads to the list of releases. */
export function ReleaseNotice() {
  const t = useTranslations('edit.releases')
  const formatMoment = useFormatReleaseTime()
  const keys = useEditStore(({ documents }) => Object.keys(documents).join(' ')).split(' ')
  const { data = [] } = useReleases()
  const planned = data.filter(
    ({ state, publishAt, documents }) => state === 'planned' && publishAt && documents.some(({ key }) => keys.includes(key)),
  )
  if (planned.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {planned.map(({ id, title, publishAt, documents }) => (
        <li key={id}>
          <button
            type="button"
            className="flex w-full items-start gap-2 rounded bg-action-soft p-3 text-left text-sm text-action-strong"
            onClick={() => editStore.setState({ panel: 'releases' })}
          >
            <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {t('planned', { title, moment: formatMoment(publishAt ?? '') })}
              {documents.some(({ key, hasNewerDraft }) => hasNewerDraft && keys.includes(key)) ? ` ${t('newerDraft')}` : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
