'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { Link } from '@/lib/i18n/navigation'
import type { Deadline } from '@/lib/api/v1/admin.schema'
import { formatShortDate } from '@/lib/office/formats'

/** Deadlines of the law that are close or over (docs/rules/administration.md#legal-deadlines). */
export function DeadlinesCard({ deadlines }: { deadlines: readonly Deadline[] }) {
  const t = useTranslations('admin.overview.deadlines')
  return (
    <Card as="section" padding="none" aria-labelledby="deadlines-title">
      <h2 id="deadlines-title" className="px-4 pt-5 pb-3 text-xl sm:px-6">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {deadlines.map(({ kind, id, number, dueAt, isOver }) => (
          <li
            key={`${kind}-${id}-${dueAt}`}
            className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 transition-colors hover:bg-paper sm:px-6"
          >
            <span className="flex min-w-0 grow flex-col">
              <Link
                href={{ pathname: kind === 'privacy' ? '/admin/privacy/[id]' : '/admin/orders/[id]', params: { id } }}
                prefetch={false}
                className="stretched-link font-medium tabular-nums"
              >
                {kind === 'privacy' ? t('request') : t('order', { number })}
              </Link>
              <span className="text-sm text-ink-soft">{t(`kinds.${kind}`)}</span>
            </span>
            <Badge tone={isOver ? 'danger' : 'warning'}>{t(isOver ? 'over' : 'until', { day: formatShortDate(dueAt) })}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
