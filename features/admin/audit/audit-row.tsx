'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { formatDateTime } from '@/lib/office/formats'
import { auditQueryOf, type AuditState } from './audit-state'
import { changedRows } from './changed-rows'
import { ChangeTable } from './change-table'
import { useActorName } from './use-actor-name'

/** One entry; its fields open below it. Who and what lead to the same list of theirs. */
export function AuditRow({ entry, state }: { entry: AuditEntry; state: AuditState }) {
  const t = useTranslations('admin.audit')
  const actorName = useActorName()
  const { at, actor, action, target, requestId } = entry
  const rows = changedRows(entry)
  const listOf = (choice: Partial<AuditState>) =>
    ({ pathname: '/admin/audit', query: auditQueryOf({ ...state, page: 1, ...choice }) }) as const
  const linkStyles = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline'
  const head = (
    <span className="grid grow gap-x-6 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
      <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
        {formatDateTime(at)}
      </time>
      <span className="flex min-w-0 flex-col">
        <Link href={listOf({ action })} prefetch={false} className={`font-medium wrap-anywhere ${linkStyles}`}>
          {action}
        </Link>
        <Link href={listOf({ q: target })} prefetch={false} className={`text-sm wrap-anywhere text-ink-soft ${linkStyles}`}>
          {target}
        </Link>
      </span>
      <Link href={listOf({ actor })} prefetch={false} className={`justify-self-start wrap-anywhere ${linkStyles}`}>
        {actorName(actor, entry.actorName)}
      </Link>
    </span>
  )
  return (
    <li className="flex flex-col px-4 pt-4 pb-2 sm:px-6">
      {head}
      {rows.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-action underline-offset-4 hover:underline">
            {t('fields', { count: rows.length })}
          </summary>
          <ChangeTable rows={rows} caption={t('detail')} />
          {requestId ? <p className="pt-2 text-xs wrap-anywhere text-ink-soft">{t('request', { id: requestId })}</p> : null}
        </details>
      ) : null}
    </li>
  )
}
