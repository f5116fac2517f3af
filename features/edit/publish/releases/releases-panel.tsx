'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ReleaseCard } from './release-card'
import { useReleases } from './release-queries'

/** What is scheduled, and what has run (docs/rules/editing.md#releases). */
export function ReleasesPanel() {
  const t = useTranslations('edit.releases')
  const { data, isError } = useReleases()
  if (isError) return <Alert tone="danger" role="alert" title={t('failed')} />
  if (!data) return <Skeleton className="h-32" />
  if (data.length === 0) return <p className="text-ink-soft">{t('empty')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {data.map((release) => (
        <ReleaseCard key={release.id} release={release} />
      ))}
    </ul>
  )
}
