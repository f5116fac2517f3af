'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import { fileSize } from '@/lib/office/formats'
import type { CacheEntries, CacheEntry, CacheSummary } from '@/lib/api/v1/admin/cache.schema'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { OfficeSearch } from '@/features/admin/table/office-search'
import { shortDuration } from '@/features/admin/shell/short-duration'
import { cacheEntriesQuery } from './cache-queries'
import { useCacheTitle } from './use-cache-title'

/** What one cache holds. */
export function CacheView({ cache, onClose }: { cache: CacheSummary; onClose: () => void }) {
  const t = useTranslations('admin.caches')
  const [keywords, setKeywords] = useState('')
  const query = useQuery(cacheEntriesQuery({ name: cache.name, ...(keywords ? { keywords } : {}) }))

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="lg"
      title={useCacheTitle(cache.name)}
      description={cache.name}
      closeLabel={t('close')}
    >
      <OfficeSearch namespace="caches" q={keywords} busy={query.isFetching} onSearch={setKeywords} className="mb-4" />
      {query.data ? (
        <Entries entries={query.data} now={query.dataUpdatedAt} />
      ) : query.isError ? (
        <OfficeLoadError as="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <SkeletonText lines={8} />
        </div>
      )}
    </Dialog>
  )
}

function Entries({ entries: { records, totalRecords, hidden }, now }: { entries: CacheEntries; now: number }) {
  const t = useTranslations('admin.caches')
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {records.length < totalRecords ? t('shownOf', { shown: records.length, count: totalRecords }) : t('found', { count: totalRecords })}
        {hidden > 0 ? ` ${t('hidden', { count: hidden })}` : ''}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {records.map((entry, i) => (
          <EntryRow key={`${entry.storedAt} ${i}`} entry={entry} now={now} />
        ))}
      </ul>
    </>
  )
}

function EntryRow({ entry: { title, detail, bytes, storedAt, expiresAt, tags }, now }: { entry: CacheEntry; now: number }) {
  const t = useTranslations('admin.caches')
  const nowText = new Date(now).toISOString()
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-mono text-sm wrap-anywhere">{title}</p>
        {detail === '' ? null : <p className="font-mono text-xs wrap-anywhere text-ink-soft">{detail}</p>}
        {tags.length === 0 ? null : (
          <p className="mt-1.5 flex flex-wrap gap-1">
            {tags.slice(0, 8).map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
            {tags.length > 8 ? <Badge>+{tags.length - 8}</Badge> : null}
          </p>
        )}
      </div>
      <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums sm:text-right">
        {fileSize(bytes)} · {t('stored', { age: shortDuration(storedAt, now) })}
        {expiresAt === null ? null : <span className="sm:block"> {t('expires', { time: shortDuration(nowText, expiresAt) })}</span>}
      </p>
    </li>
  )
}
