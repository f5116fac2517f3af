'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/load-error'
import { Badge } from '@/components/ui/display/badge'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import { coreVersion } from '@/lib/core-version'
import { formatShortDate } from '@/lib/office/formats'
import { latestReleases, type Release } from './cli-calls'
import { ReleaseHtml } from './release-html'

/** The releases of the program, newest first. */
export function ProjectReleases({ onClose }: { onClose: () => void }) {
  const t = useTranslations('development')
  const query = useQuery({ queryKey: ['/_cli/get-latest-release'], queryFn: latestReleases, retry: false })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('releases.title')}
      description={t('releases.lead')}
      closeLabel={t('close')}
    >
      {query.data ? (
        <ReleaseList releases={query.data} />
      ) : query.isError ? (
        <LoadError
          as="h2"
          texts={{ title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label={t('releases.loading')}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  )
}

function ReleaseList({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('development.releases')
  if (releases.length === 0) return <EmptyState icon={<Icon name="newspaper" />} title={t('empty')} />
  return (
    <ol className="flex flex-col gap-8">
      {releases.map(({ tag_name: tag, name, released_at: at, description_html: html }) => (
        <li key={tag}>
          <h3 className="mb-2 flex flex-wrap items-center gap-3 text-lg">
            <span className="lining-nums tabular-nums">{name}</span>
            {at === null ? null : (
              <time dateTime={at} className="font-sans text-sm font-normal text-ink-soft">
                {formatShortDate(at)}
              </time>
            )}
            {tag === coreVersion ? <Badge tone="success">{t('current')}</Badge> : null}
          </h3>
          <div lang="en">
            <ReleaseHtml html={html} />
          </div>
        </li>
      ))}
    </ol>
  )
}
