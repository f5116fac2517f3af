'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEditStore } from '../../store/edit-store'
import { useFormatReleaseTime } from './use-format-release-time'
import { useReleases } from './release-queries'
import { ReleasesLink } from './releases-link'

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
          <p className="flex items-start gap-2 rounded bg-action-soft p-3 text-sm text-action-strong">
            <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {t('planned', { title, moment: formatMoment(publishAt ?? '') })}
              {documents.some(({ key, hasNewerDraft }) => hasNewerDraft && keys.includes(key)) ? ` ${t('newerDraft')}` : null}{' '}
              <ReleasesLink />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
