'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { Device, Session } from '@/lib/api/v1/user/web/session.schema'
import { formatDateTime } from '@/lib/text/dates'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useRevokeOtherSessions, useRevokeSession } from './queries'
import { useSessions } from './queries'

const icons = { computer: 'monitor', phone: 'smartphone', tablet: 'tablet', program: 'terminal' } as const

/** Shown before somebody asks for all: the current one is the first, the last used ones follow. */
const initialCount = 6

/** The user's sessions, each revocable. Needs the messages of `auth`. */
export function SessionList() {
  const t = useTranslations('auth.sessions')
  const { data, isError, isFetching, refetch } = useSessions()
  const revokeOthers = useRevokeOtherSessions()
  const [showsAll, setShowsAll] = useState(false)

  if (isError) {
    const retry = (
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    )
    return <Alert tone="danger" role="alert" title={t('failed')} actions={retry} />
  }
  if (!data) return <Skeleton className="h-36" />
  const hidden = showsAll ? 0 : Math.max(0, data.records.length - initialCount)
  const hasOthers = data.records.some(({ isCurrent }) => !isCurrent)
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {data.records.slice(0, data.records.length - hidden).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <div className="flex flex-wrap gap-2">
          {hidden > 0 ? (
            <Button variant="secondary" onClick={() => setShowsAll(true)}>
              {t('all', { count: data.records.length })}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            busy={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate(undefined, { onSuccess: () => toastSuccess(t('othersEnded')), onError: toastError })}
          >
            {t('endOthers')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function SessionRow({ session: { id, device, signedInAt, lastSeenAt, isCurrent } }: { session: Session }) {
  const t = useTranslations('auth.sessions')
  const locale = useLocale()
  const revoke = useRevokeSession()
  const name = useDeviceName(device)
  const since = formatDateTime(signedInAt, locale)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon name={icons[device.kind]} className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isCurrent ? <Badge>{t('current')}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          {t('since', { at: since })}
          <br />
          {t('seen', { at: formatDateTime(lastSeenAt, locale) })}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          size="sm"
          busy={revoke.isPending}
          aria-label={t('endNamed', { device: name, at: since })}
          onClick={() => revoke.mutate(id, { onSuccess: () => toastSuccess(t('ended')), onError: toastError })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ kind, browser, system }: Device) {
  const t = useTranslations('auth.sessions')
  if (kind === 'program') return t('program')
  return browser && system ? t('on', { browser, system }) : browser || t('unknown')
}
