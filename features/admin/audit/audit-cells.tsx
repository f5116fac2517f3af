'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { Link } from '@/lib/i18n/navigation'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { formatDateTime } from '@/lib/office/formats'
import { auditList, type AuditState } from './audit-list'
import { changedRows } from './changed-rows'
import { ChangeTable } from './change-table'
import { useActorName } from './use-actor-name'

/** One entry; its fields open below it. Who and what lead to the same list of theirs. */
export function AuditCells({ entry, state }: { entry: AuditEntry; state: AuditState }) {
  const t = useTranslations('admin.audit')
  const actorName = useActorName()
  const { at, actor, action, target, requestId } = entry
  const rows = changedRows(entry)
  const listOf = (choice: Partial<AuditState>) => auditList.href(state, choice)
  const linkStyles = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline'
  return (
    <>
      <TableCell>
        <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(at)}
        </time>
      </TableCell>
      <TableCell className="flex flex-col items-start">
        <Link href={listOf({ action })} prefetch={false} className={`font-medium wrap-anywhere ${linkStyles}`}>
          {action}
        </Link>
        <Link href={listOf({ q: target })} prefetch={false} className={`text-sm wrap-anywhere text-ink-soft ${linkStyles}`}>
          {target}
        </Link>
        {rows.length > 0 ? (
          <details className="w-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-action underline-offset-4 hover:underline">
              {t('fields', { count: rows.length })}
            </summary>
            <ChangeTable rows={rows} caption={t('detail')} />
            {requestId ? <p className="pt-2 text-xs wrap-anywhere text-ink-soft">{t('request', { id: requestId })}</p> : null}
          </details>
        ) : null}
      </TableCell>
      <TableCell>
        <Link href={listOf({ actor })} prefetch={false} className={`wrap-anywhere ${linkStyles}`}>
          {actorName(actor, entry.actorName)}
        </Link>
      </TableCell>
    </>
  )
}
