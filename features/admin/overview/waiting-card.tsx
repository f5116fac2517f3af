'use client'

import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { shortDuration } from '@/features/admin/shell/short-duration'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import type { WaitingWork } from '@/lib/api/v1/admin.schema'
import { workLists } from './work-lists'

type WaitingCardProps = { work: readonly WaitingWork[] | undefined; /** Milliseconds since 1970. */ now: number }

/** The work that waits and for how long; each kind leads to its list, also while nothing of it waits. */
export function WaitingCard({ work, now }: WaitingCardProps) {
  const t = useTranslations('admin.overview.waiting')
  const isNothing = work?.every(({ count }) => count === 0) ?? false
  return (
    <Card as="section" padding="none" aria-labelledby="waiting-title" aria-busy={!work || undefined}>
      <h2 id="waiting-title" className="px-4 pt-5 pb-3 text-xl sm:px-6">
        {t('title')}
      </h2>
      {isNothing ? (
        <p className="flex items-center gap-2 px-4 pb-3 text-success sm:px-6">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {t('nothing')}
        </p>
      ) : null}
      {work ? (
        <ul className="divide-y divide-line border-t border-line">
          {work.map((row) => (
            <WorkRow key={row.work} work={row} now={now} />
          ))}
        </ul>
      ) : (
        <div className="px-4 pb-6 sm:px-6">
          <SkeletonText lines={6} />
        </div>
      )}
    </Card>
  )
}

function WorkRow({ work: { work, count, oldest }, now }: { work: WaitingWork; now: number }) {
  const t = useTranslations('admin.overview.waiting')
  const { Icon, href } = workLists[work]
  const isWaiting = count > 0
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-paper sm:px-6">
      <Icon aria-hidden="true" className={cn('size-5 shrink-0', isWaiting ? 'text-accent-ink' : 'text-ink-faint')} />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <Link href={href} prefetch={false} className={cn('stretched-link', isWaiting ? 'font-medium' : 'text-ink-soft')}>
          {t(`work.${work}`)}
        </Link>
        {oldest === null ? null : <span className="text-sm text-ink-soft">{t('oldest', { age: shortDuration(oldest, now) })}</span>}
      </span>
      <span className={cn('font-display text-2xl lining-nums tabular-nums', isWaiting ? 'font-semibold' : 'text-ink-faint')}>{count}</span>
    </li>
  )
}
