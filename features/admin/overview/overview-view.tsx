'use client'

import { useQuery } from '@tanstack/react-query'
import { BookOpen, Boxes, ClipboardList, FileKey2, Mails, MessageSquare, PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { DueClock } from '@/features/admin/privacy/due-clock'
import { Link } from '@/lib/i18n/navigation'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { overviewQuery } from '@/features/admin/shell/queries'
import { PagesCard } from './pages-card'
import { SiteSwitches } from './site-switches'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'

/** The ways to what this user may do; what needs another right is not shown. */
export function OverviewView() {
  const t = useTranslations('admin.overview')
  const { data, isError, isFetching, refetch } = useQuery(overviewQuery)
  const { data: user } = useOfficeUser()
  const may = (scope: string) => user?.scopes.includes(scope) ?? false
  if (isError && !data) return <OfficeLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      {may('content') ? <PagesCard /> : null}
      <ul className="grid gap-4 sm:grid-cols-2" aria-busy={!data || undefined}>
        {may('orders') ? (
          <Tile icon={<PackageOpen aria-hidden="true" />} label={t('orders')} count={data?.orders} href="/admin/orders" />
        ) : null}
        {may('stock') ? (
          <Tile icon={<Boxes aria-hidden="true" />} label={t('stock')} count={null} note={t('stockNote')} href="/admin/stock" />
        ) : null}
        {may('catalogue') ? (
          <Tile icon={<BookOpen aria-hidden="true" />} label={t('products')} count={data?.products} note={t('productsNote')} href="/shop" />
        ) : null}
        {may('customers') ? (
          <Tile icon={<ClipboardList aria-hidden="true" />} label={t('answersWaiting')} count={data?.answersWaiting} href="/admin/forms" />
        ) : null}
        {may('customers') ? (
          <Tile
            icon={<FileKey2 aria-hidden="true" />}
            label={t('privacyWaiting')}
            count={data?.privacy.waiting}
            href="/admin/privacy"
            note={data && data.privacy.daysLeft !== null ? <DueClock daysLeft={data.privacy.daysLeft} /> : undefined}
          />
        ) : null}
        {may('settings') ? (
          <Tile icon={<Mails aria-hidden="true" />} label={t('mailsWaiting')} count={data?.mailsWaiting} href="/admin/outbox" />
        ) : null}
        {may('content') ? (
          <Tile
            icon={<MessageSquare aria-hidden="true" />}
            label={t('reviewsWaiting')}
            count={data?.reviewsWaiting}
            href={{ pathname: '/admin/reviews', query: { state: 'pending' } }}
          />
        ) : null}
      </ul>
      <SiteSwitches />
    </>
  )
}

type TileProps = {
  icon: ReactNode
  label: string
  /** Undefined until it is known, null where nothing is counted. */
  count: number | null | undefined
  note?: ReactNode
  href: ComponentProps<typeof Link>['href']
}

function Tile({ icon, label, count, note, href }: TileProps) {
  return (
    <Card as="li" interactive className="flex items-start gap-4">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-lamp-soft text-lamp-ink [&_svg]:size-6">
        {icon}
      </span>
      <span className="flex min-w-0 flex-col">
        <Link href={href} prefetch={false} className="stretched-link font-medium">
          {label}
        </Link>
        {count === undefined ? <Skeleton className="mt-1 h-8 w-16" /> : null}
        {typeof count === 'number' ? <span className="font-display text-3xl font-semibold lining-nums tabular-nums">{count}</span> : null}
        {note === undefined ? null : <span className="text-sm text-ink-soft">{note}</span>}
      </span>
    </Card>
  )
}
