'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import type { StaffMember } from '@/lib/api/v1/user/office/staff.schema'
import type { Role } from '@/lib/office/roles'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/office/formats'
import { nameOf } from './member-name'
import { useChangeMember, type MemberChange } from './staff-queries'

const RoleDialog = lazyComponent(async () => (await import('./role-dialog')).RoleDialog)
const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

/** A colleague with what the caller may do about them. */
export function MemberRow({ member, roles }: { member: StaffMember; roles: readonly Role[] }) {
  const t = useTranslations('admin.staff')
  const [task, setTask] = useState<MemberChange | 'role' | null>(null)
  const { mutateAsync: changeMember } = useChangeMember()
  const { id, email, isSuspended, hasFactor, isSelf, isManageable, lastSignInAt } = member
  const name = nameOf(member)
  const tasks = isSelf
    ? (['role'] as const)
    : (['role', isSuspended ? 'reinstate' : 'suspend', ...(hasFactor ? (['resetFactor'] as const) : []), 'remove'] as const)

  async function change(kind: MemberChange) {
    await changeMember({ id, change: kind })
    toastSuccess(t(`${kind}.done`, { name }))
  }

  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {name}
          {isSelf ? <Badge>{t('you')}</Badge> : null}
          {hasFactor ? <Badge tone="success">{t('hasFactor')}</Badge> : null}
          {isSuspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
        </span>
        {name === email ? null : <span className="text-sm wrap-anywhere text-ink-soft">{email}</span>}
      </span>
      <span className="flex flex-col text-sm">
        <span className="font-medium">
          {member.role ? t(`roles.${member.role}.name`) : t('ownRights', { count: member.scopes.length })}
        </span>
        <span className="text-ink-soft tabular-nums">
          {lastSignInAt ? t('lastSignIn', { at: formatDateTime(lastSignInAt) }) : t('neverSignedIn')}
        </span>
      </span>
      {isManageable ? (
        <span className="flex flex-wrap gap-2 lg:col-span-2">
          {tasks.map((one) => (
            <Button
              key={one}
              variant={one === 'remove' ? 'quiet' : 'secondary'}
              size="sm"
              onClick={() => setTask(one)}
              aria-label={t(`${one}.openNamed`, { name })}
            >
              {t(`${one}.open`)}
            </Button>
          ))}
        </span>
      ) : null}
      {task === 'role' ? <RoleDialog member={member} roles={roles} onClose={() => setTask(null)} /> : null}
      {task !== null && task !== 'role' ? (
        <ConfirmationModal
          title={t(`${task}.title`, { name })}
          text={t(`${task}.text`)}
          variant={task === 'reinstate' ? 'primary' : 'danger'}
          labels={{ confirm: t(`${task}.open`), cancel: t('cancel'), close: t('close') }}
          onConfirm={() => change(task)}
          onClose={() => setTask(null)}
        />
      ) : null}
    </li>
  )
}
