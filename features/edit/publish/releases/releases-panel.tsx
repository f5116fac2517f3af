'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ScheduledPosts, scheduledPostsQuery } from '../../pages/scheduled-posts'
import { ReleaseCard } from './release-card'
import { useReleases } from './release-queries'

/** What is scheduled, and what has run (docs/rules/editing.md#releases). */
export function ReleasesPanel() {
  const t = useTranslations('edit.releases')
  const { data, isError } = useReleases()
  const { data: posts, isPending } = useQuery(scheduledPostsQuery)
  if (isError) return <Alert tone="danger" role="alert" title={t('failed')} />
  if (!data || isPending) return <Skeleton className="h-32" />
  const isNothing = data.length === 0 && (posts?.records.length ?? 0) === 0
  if (isNothing) return <p className="text-ink-soft">{t('empty')}</p>
  const cancelled = data.filter(({ state }) => state === 'cancelled')
  return (
    <div className="flex flex-col gap-4">
      <ScheduledPosts />
      <ul className="flex flex-col gap-4 empty:hidden">
        {data
          .filter(({ state }) => state !== 'cancelled')
          .map((release) => (
            <ReleaseCard key={release.id} release={release} />
          ))}
      </ul>
      {cancelled.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-2 font-medium">{t('cancelled', { count: cancelled.length })}</summary>
          <ul className="flex flex-col gap-4 pt-2">
            {cancelled.map((release) => (
              <ReleaseCard key={release.id} release={release} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
