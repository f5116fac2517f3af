'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import type { StaffInvite } from '@/lib/api/v1/user/office/staff.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/office/formats'
import { useCancelInvite } from './staff-queries'

export function InviteRow({ invite: { id, email, role, expiresAt, isExpired }, onAgain }: { invite: StaffInvite; onAgain: () => void }) {
  const t = useTranslations('admin.staff')
  const { mutate: cancel, isPending } = useCancelInvite()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <span className="flex min-w-0 grow basis-64 flex-col">
        <span className="font-medium wrap-anywhere">{email}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t(`roles.${role}.name`)}
          {isExpired ? <Badge tone="warning">{t('expired')}</Badge> : <span>{t('expires', { at: formatDateTime(expiresAt) })}</span>}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={onAgain} aria-label={t('inviteAgainNamed', { email })}>
          {t('inviteAgain')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={t('cancelInviteNamed', { email })}
          onClick={() => cancel(id, { onSuccess: () => toastSuccess(t('inviteCancelled')), onError: toastError })}
        >
          {t('cancelInvite')}
        </Button>
      </span>
    </li>
  )
}
