'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { StaffMember } from '@/lib/api/v1/user/office/staff.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { Role } from '@/lib/office/roles'
import { nameOf } from './member-name'
import { RoleSelect } from './role-select'
import { useChangeRole } from './staff-queries'

type RoleDialogProps = { member: StaffMember; roles: readonly Role[]; onClose: () => void }

export function RoleDialog({ member, roles, onClose }: RoleDialogProps) {
  const t = useTranslations('admin.staff')
  const [role, setRole] = useState(member.role)
  const { mutateAsync: changeRole, isPending } = useChangeRole()
  const name = nameOf(member)

  const save = useSubmitOnce(async () => {
    if (!role || role === member.role) return onClose()
    try {
      await changeRole({ id: member.id, role })
      toastSuccess(t('role.done', { name }))
      onClose()
    } catch (failure) {
      toastError(failure)
    }
  })

  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('role.title', { name })}
      description={t('role.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isPending} onClick={() => void save()}>
            {t('role.save')}
          </Button>
        </>
      }
    >
      <RoleSelect roles={roles} value={role} onChange={setRole} />
    </Dialog>
  )
}
