'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import { formText } from '@/features/admin/shell/form-text'
import { hasErrorCode } from '@/lib/api/errors'
import { describeError, toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { Role } from '@/lib/office/roles'
import { RoleSelect } from './role-select'
import { useInvite } from './staff-queries'

type InviteDialogProps = { start: { email: string; role: Role }; roles: readonly Role[]; onClose: () => void }

/** Invites a colleague; also again, when a link has expired (docs/rules/administration.md#staff-invite). */
export function InviteDialog({ start, roles, onClose }: InviteDialogProps) {
  const t = useTranslations('admin.staff')
  const formId = useId()
  const { mutateAsync: invite, isPending, error } = useInvite()
  const [role, setRole] = useState(start.role)
  const submitOnce = useSubmitOnce(submit)
  const isAtField = hasErrorCode(error, 'STAFF_EXISTS', 'INVITE_BLOCKED', 'VALIDATION')

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const email = formText(new FormData(currentTarget), 'email')
    try {
      await invite({ email, role })
      toastSuccess(t('invite.done', { email }))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'STAFF_EXISTS', 'INVITE_BLOCKED', 'VALIDATION')) toastError(failure)
    }
  }

  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce(event)
        }}
        className="flex flex-col gap-5"
      >
        <Field
          id={`${formId}-email`}
          label={t('invite.email')}
          required
          error={isAtField ? (hasErrorCode(error, 'VALIDATION') ? t('invite.invalid') : describeError(error)) : undefined}
        >
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" maxLength={254} defaultValue={start.email} />}
        </Field>
        <RoleSelect roles={roles} value={role} onChange={setRole} />
      </form>
    </Dialog>
  )
}
