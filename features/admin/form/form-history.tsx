'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight, History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import type { Revision } from '@/lib/api/v1/admin/revision.schema'
import { formatDateTime } from '@/lib/office/formats'
import type { RevisionKind } from '@/lib/office/revision-kinds'
import { revisionsQuery } from './history-queries'
import { ShownValue } from './shown-value'

type FieldTexts = { labelOf: (field: string) => string; show?: (field: string, value: unknown) => ReactNode }
type FormHistoryProps = FieldTexts & { kind: RevisionKind; id: string }

/** Who saved what in a form, and when; loaded once it is opened. */
export function FormHistory({ kind, id, ...texts }: FormHistoryProps) {
  const t = useTranslations('admin.form.history')
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <History aria-hidden="true" className="size-4" />
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      {isOpen ? (
        <section id={listId} aria-label={t('title')} className="w-full">
          <RevisionList kind={kind} id={id} {...texts} />
        </section>
      ) : null}
    </div>
  )
}

function RevisionList({ kind, id, ...texts }: FormHistoryProps) {
  const t = useTranslations('admin.form.history')
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    revisionsQuery({ kind, id }),
  )
  const revisions = data?.pages.flatMap(({ records }) => records)
  if (!revisions) {
    return isError ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : <SkeletonText lines={3} />
  }
  if (revisions.length === 0) return <p className="text-ink-soft">{t('empty')}</p>
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {revisions.map((revision) => (
          <RevisionItem key={revision.version} revision={revision} {...texts} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button variant="secondary" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-3">
          {t('older')}
        </Button>
      ) : null}
    </>
  )
}

function RevisionItem({ revision: { by, at, before, after }, labelOf, show }: FieldTexts & { revision: Revision }) {
  const t = useTranslations('admin.form')
  const shown = (field: string, value: unknown) => (show ? show(field, value) : <ShownValue value={value} />)
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <p className="text-ink-soft">
        <strong className="font-medium text-ink">{by || t('deletedAccount')}</strong>, <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <ul className="flex flex-col gap-1">
        {Object.entries(after).map(([field, value]) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium">{labelOf(field)}:</span>{' '}
            {Object.hasOwn(before, field) ? (
              <>
                <span className="text-ink-soft">{shown(field, before[field])}</span>{' '}
                <ArrowRight role="img" aria-label={t('history.becomes')} className="inline size-3.5 shrink-0 text-ink-soft" />{' '}
              </>
            ) : null}
            <span>{shown(field, value)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
