'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { fileSize } from '@/lib/office/formats'
import type { CacheSummary } from '@/lib/api/v1/admin/cache.schema'
import { shortDuration } from '@/features/admin/shell/short-duration'
import { hitRate } from './hit-rate'
import { useCacheTitle } from './use-cache-title'

type CacheRowProps = { cache: CacheSummary; /** Milliseconds since 1970. */ now: number; onView: () => void; onClear: () => void }

export function CacheRow({ cache, now, onView, onClear }: CacheRowProps) {
  const t = useTranslations('admin.caches')
  const title = useCacheTitle(cache.name)
  const { entries, bytes, maxBytes, hits, oldestAt } = cache
  const rate = hitRate(cache)
  const isEmpty = entries === 0
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem_auto] lg:items-center">
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-tight font-medium">{title}</h2>
        <p className="font-mono text-xs text-ink-soft">{cache.name}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        <Fact label={t('entries')} value={String(entries)} />
        <Fact label={t('size')} value={fileSize(bytes)} hint={t('ofSize', { size: fileSize(maxBytes) })} />
        <Fact label={t('hits')} value={String(hits)} hint={rate === null ? '' : `${rate} %`} />
        <Fact label={t('age')} value={oldestAt === null ? '–' : shortDuration(oldestAt, now)} />
      </dl>
      <div className="flex gap-2 lg:justify-end">
        <Button variant="secondary" size="sm" disabled={isEmpty} aria-label={t('viewNamed', { name: title })} onClick={onView}>
          {t('view')}
        </Button>
        <Button variant="quiet" size="sm" disabled={isEmpty} aria-label={t('clearNamed', { name: title })} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </li>
  )
}

function Fact({ label, value, hint = '' }: { label: string; value: string; hint?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="leading-snug whitespace-nowrap tabular-nums">
        {value}
        {hint === '' ? null : <span className="block text-xs text-ink-soft">{hint}</span>}
      </dd>
    </div>
  )
}
