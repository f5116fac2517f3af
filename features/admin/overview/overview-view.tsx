'use client'

import { useQuery } from '@tanstack/react-query'
import { BookOpen, ClipboardList, Mails, MessageSquare, PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Link } from '@/lib/i18n/navigation'
import { overviewQuery } from '@/features/admin/shell/queries'
import { SiteSwitches } from './site-switches'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'

export function OverviewView() {
  const t = useTranslations('admin.overview')
  const { data, isError, isFetching, refetch } = useQuery(overviewQuery)
  if (isError && !data) return <OfficeLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <ul className="grid gap-4 sm:grid-cols-2" aria-busy={!data || undefined}>
        <Tile icon={<PackageOpen aria-hidden="true" />} label={t('orders')} count={data?.orders} href="/admin/orders" />
        <Tile icon={<BookOpen aria-hidden="true" />} label={t('products')} count={data?.products} />
        <Tile icon={<ClipboardList aria-hidden="true" />} label={t('answersWaiting')} count={data?.answersWaiting} href="/admin/forms" />
        <Tile icon={<Mails aria-hidden="true" />} label={t('mailsWaiting')} count={data?.mailsWaiting} href="/admin/outbox" />
        <Tile
          icon={<MessageSquare aria-hidden="true" />}
          label={t('reviewsWaiting')}
          count={data?.reviewsWaiting}
          href={{ pathname: '/admin/reviews', query: { state: 'pending' } }}
        />
      </ul>
      <SiteSwitches />
    </>
  )
}

type TileProps = { icon: ReactNode; label: string; count: number | undefined; href?: ComponentProps<typeof Link>['href'] }

function Tile({ icon, label, count, href }: TileProps) {
  return (
    <Card as="li" interactive={href !== undefined} className="flex items-center gap-4">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-lamp-soft text-lamp-ink [&_svg]:size-6">
        {icon}
      </span>
      <span className="flex min-w-0 flex-col">
        {href ? (
          <Link href={href} className="stretched-link text-ink-soft">
            {label}
          </Link>
        ) : (
          <span className="text-ink-soft">{label}</span>
        )}
        {count === undefined ? (
          <Skeleton className="mt-1 h-8 w-16" />
        ) : (
          <span className="font-display text-3xl font-semibold lining-nums tabular-nums">{count}</span>
        )}
      </span>
    </Card>
  )
}
