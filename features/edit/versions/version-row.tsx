'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { Version } from '@/lib/api/v1/cms/version.schema'

/** Who kept a version, when and why. */
export function VersionRow({ version, onLook }: { version: Version; onLook: () => void }) {
  const t = useTranslations('edit.versions')
  const format = useFormatter()
  const { reason, note, user, createdAt, isLive } = version
  const when = format.dateTime(new Date(createdAt), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <li>
      <button type="button" className="flex w-full flex-col gap-0.5 rounded px-3 py-2 text-left hover:bg-sunken" onClick={onLook}>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {note === '' ? t(`reasons.${reason}`) : note}
          {isLive ? <Badge tone="success">{t('live')}</Badge> : null}
        </span>
        <span className="text-sm text-ink-soft">
          {when}
          {user ? `, ${user.name}` : ''}
          {note === '' ? '' : `, ${t(`reasons.${reason}`)}`}
        </span>
      </button>
    </li>
  )
}
