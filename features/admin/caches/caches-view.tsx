'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { fileSize } from '@/lib/office/formats'
import type { CacheSummary } from '@/lib/api/v1/admin/cache.schema'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { CacheRow } from './cache-row'
import { cachesQuery } from './cache-queries'

const ClearCacheModal = lazyComponent(async () => (await import('./clear-cache-modal')).ClearCacheModal)
const CacheView = lazyComponent(async () => (await import('./cache-view')).CacheView)

type Opened = { modal: 'view' | 'clear'; cache: CacheSummary } | { modal: 'clearAll' } | null

/** The caches of the server, the fullest first. */
export function CachesView() {
  const t = useTranslations('admin.caches')
  const { data: caches, isError, isFetching, refetch, dataUpdatedAt } = useQuery(cachesQuery)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
        </div>
        <Button variant="secondary" disabled={!caches} onClick={() => setOpened({ modal: 'clearAll' })}>
          {t('clearAll')}
        </Button>
      </header>
      {caches ? (
        <>
          <Totals caches={caches} />
          <Card padding="none">
            <ul className="divide-y divide-line">
              {caches.map((cache) => (
                <CacheRow
                  key={cache.name}
                  cache={cache}
                  now={dataUpdatedAt}
                  onView={() => setOpened({ modal: 'view', cache })}
                  onClear={() => setOpened({ modal: 'clear', cache })}
                />
              ))}
            </ul>
          </Card>
        </>
      ) : isError ? (
        <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card role="status" aria-label={t('loading')}>
          <SkeletonText lines={8} />
        </Card>
      )}
      {opened?.modal === 'view' ? <CacheView cache={opened.cache} onClose={close} /> : null}
      {opened?.modal === 'clear' ? <ClearCacheModal cache={opened.cache} onClose={close} /> : null}
      {opened?.modal === 'clearAll' ? <ClearCacheModal onClose={close} /> : null}
    </>
  )
}

function Totals({ caches }: { caches: readonly CacheSummary[] }) {
  const t = useTranslations('admin.caches')
  const sum = (field: 'entries' | 'bytes' | 'hits') => caches.reduce((total, cache) => total + cache[field], 0)
  return (
    <p className="mb-3 text-sm text-ink-soft tabular-nums">
      {t('totals', { entries: sum('entries'), size: fileSize(sum('bytes')), hits: sum('hits') })}
    </p>
  )
}
