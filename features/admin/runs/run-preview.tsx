'use client'

import { useTranslations } from 'next-intl'
import { ActionError } from '@/components/form/action-error'
import { Alert } from '@/components/ui/feedback/alert'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { RunReason } from '@/lib/api/v1/admin/run.schema'
import { maxRunRows } from '@/lib/office/max-run-rows'
import { useReasonText } from './use-reason-text'

type PreviewRow = { reason: RunReason | null }

type RunPreviewProps<Row extends PreviewRow> = {
  /** Undefined while it loads. */
  preview: { rows: readonly Row[]; found: number } | undefined
  /** Why it cannot be loaded, for instance because a chosen row is gone. */
  error: Error | null
  idOf: (row: Row) => number
  labelOf: (row: Row) => string
  /** The order's status, which a refusal names. */
  statusOf?: (row: Row) => OrderStatus
  /** What else a run does to some of the rows that it changes. */
  warnings?: readonly RunWarning<Row>[]
}

type RunWarning<Row> = { applies: (row: Row) => boolean; text: (count: number) => string }

/** What a run would do: how many rows it changes, and which it leaves, with the reason. */
export function RunPreview<Row extends PreviewRow>({ preview, error, idOf, labelOf, statusOf, warnings = [] }: RunPreviewProps<Row>) {
  const t = useTranslations('admin.runs.preview')
  const reasonText = useReasonText()
  if (error) return <ActionError error={error} />
  if (!preview) {
    return (
      <>
        <output className="sr-only">{t('loading')}</output>
        <SkeletonText lines={3} />
      </>
    )
  }
  const refused = preview.rows.filter(({ reason }) => reason !== null)
  const changed = preview.rows.filter(({ reason }) => reason === null)
  const warned = warnings.map(({ applies, text }) => ({ text, rows: changed.filter(applies) })).filter(({ rows }) => rows.length > 0)
  return (
    <div className="flex flex-col gap-3">
      {preview.found > maxRunRows ? <Alert tone="warning">{t('limited', { limit: maxRunRows, found: preview.found })}</Alert> : null}
      <output className="font-medium">{t('changes', { count: changed.length })}</output>
      {warned.map(({ text, rows }) => (
        <Alert key={text(rows.length)} tone="warning" role="status" title={text(rows.length)}>
          <ul className="flex max-h-40 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-sm tabular-nums">
            {rows.map((row) => (
              <li key={idOf(row)}>{labelOf(row)}</li>
            ))}
          </ul>
        </Alert>
      ))}
      {refused.length > 0 ? (
        <details open={refused.length <= 5}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline-offset-4 hover:underline">
            {t('leaves', { count: refused.length })}
          </summary>
          <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto text-sm">
            {refused.map((row) => (
              <li key={idOf(row)} className="flex flex-wrap gap-x-3">
                <span className="font-medium tabular-nums">{labelOf(row)}</span>
                <span className="text-ink-soft">{reasonText(row.reason, statusOf?.(row))}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
