'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import { Link } from '@/lib/i18n/navigation'
import { actionText, actorText, targetText } from '@/lib/office/audit/audit-texts'
import type { AuditWords } from '@/lib/office/audit/audit-words'
import { changeLines, type ChangeLine } from '@/lib/office/audit/change-lines'
import { formatDateTime } from '@/lib/office/formats'
import { auditList, type AuditState } from './audit-list'
import { targetHref } from './target-href'

type AuditCellsProps = { entry: AuditEntry; state: AuditState; words: AuditWords }

const linkStyles = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline'
/** More of them open on demand. */
const maxShownLines = 3

/** One entry in words. Who and what lead to the same list of theirs, the target to its screen. */
export function AuditCells({ entry, state, words }: AuditCellsProps) {
  const t = useTranslations('admin.audit')
  const { at, action, actor, requestId } = entry
  const lines = changeLines(entry, words)
  const more = lines.slice(maxShownLines)
  const listOf = (choice: Partial<AuditState>) => auditList.href(state, choice)
  return (
    <>
      <TableCell>
        <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(at)}
        </time>
      </TableCell>
      <TableCell className="flex flex-col items-start">
        <Link href={listOf({ action })} prefetch={false} className={`font-medium wrap-anywhere ${linkStyles}`}>
          {actionText(action, words)}
        </Link>
        <Target entry={entry} state={state} words={words} />
        <Lines lines={lines.slice(0, maxShownLines)} />
        {more.length > 0 || requestId ? (
          <details className="w-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-action underline-offset-4 hover:underline">
              {more.length > 0 ? t('fields', { count: more.length }) : t('detail')}
            </summary>
            <Lines lines={more} />
            <p className="text-xs wrap-anywhere text-ink-soft">
              {action} · {entry.target}
            </p>
            {requestId ? <p className="text-xs wrap-anywhere text-ink-soft">{t('request', { id: requestId })}</p> : null}
          </details>
        ) : null}
      </TableCell>
      <TableCell>
        <Link
          href={listOf({ actor: actor.startsWith('guest:') ? 'guest' : actor })}
          prefetch={false}
          className={`wrap-anywhere ${linkStyles}`}
        >
          {actorText(entry, words)}
        </Link>
      </TableCell>
    </>
  )
}

function Target({ entry, state, words }: AuditCellsProps) {
  const t = useTranslations('admin.audit')
  const { data: user } = useOfficeUser()
  const href = targetHref(entry.targetPlace, user?.scopes ?? [])
  const name = targetText(entry, words)
  return (
    <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {href ? (
        <Link href={href} prefetch={false} className={`wrap-anywhere text-action ${linkStyles}`}>
          {name}
        </Link>
      ) : (
        <span className="inline-flex min-h-6 items-center wrap-anywhere">{name}</span>
      )}
      <Link href={auditList.href(state, { q: entry.target })} prefetch={false} aria-label={t('historyOf', { name })} className={linkStyles}>
        {t('history')}
      </Link>
    </span>
  )
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="text-sm">
      {lines.map(({ label, before, after }, index) => (
        <li key={`${index} ${label}`} className="wrap-anywhere">
          <span className="text-ink-soft">{label}:</span> {before === null ? after : `${before} → ${after}`}
        </li>
      ))}
    </ul>
  )
}
