'use client'

import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Skeleton } from '@/components/ui/feedback/skeleton'

const MediaOffice = lazyComponent(async () => (await import('@/features/edit/media/media-office')).MediaOffice, {
  fallback: <Skeleton className="h-96 w-full" />,
  afterHydration: true,
})

/** The library of the edit mode as a screen of the office. */
export function MediaView() {
  const t = useTranslations('admin.media')
  return (
    <>
      <header className="mb-6">
        <h1 className="mb-2 text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      </header>
      <MediaOffice />
    </>
  )
}
