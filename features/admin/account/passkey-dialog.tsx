'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { showFormError } from '@/components/form/show-form-error'
import { isPasskeyCancelled } from '@/features/auth/passkey/ask-passkey'
import { hasErrorCode } from '@/lib/api/errors'
import type { Passkey } from '@/lib/api/v1/user/office/factor.schema'
import { dismissToast, toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useAddPasskey, useRenamePasskey } from './factor-queries'

const schema = z.object({ name: z.string().trim().min(1).max(60) })

type PasskeyDialogProps = {
  /** Null: a new one is added. */
  renamed: Passkey | null
  /** With the recovery codes that came with a first factor. */
  onDone: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks for the name of a passkey; a new one is made by the browser's own dialog. */
export function PasskeyDialog({ renamed, onDone, onClose }: PasskeyDialogProps) {
  const [t, forms] = [useTranslations('admin.account.passkeys'), useTranslations('forms')]
  const { mutateAsync: add } = useAddPasskey()
  const { mutateAsync: rename } = useRenamePasskey()
  const form = useZodForm(schema, { name: renamed?.name ?? '' })
  const { control } = form
  const texts = renamed ? 'rename' : 'add'

  async function save(name: string) {
    if (renamed) {
      await rename({ id: renamed.id, name })
      return null
    }
    return (await add(name)).recoveryCodes
  }

  return (
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`${texts}.title`)}
      description={t(`${texts}.text`)}
      closeLabel={t('close')}
    >
      <Form
        form={form}
        className="flex flex-col gap-5"
        onSubmit={async ({ name }) => {
          for (const text of [t('cancelled'), t('known')]) dismissToast(text)
          try {
            const codes = await save(name)
            toastSuccess(t(`${texts}.done`))
            onDone(codes)
          } catch (error) {
            if (isPasskeyCancelled(error)) toastError(t('cancelled'))
            else if (error instanceof Error && error.name === 'InvalidStateError') toastError(t('known'))
            // Whoever closes the question for the password knows why nothing happens.
            else if (!hasErrorCode(error, 'PROOF_REQUIRED')) showFormError(form, error)
          }
        }}
      >
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ name: t('name') }} />
        <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" maxLength={60} required />
        <SubmitButton control={control} wide>
          {t(`${texts}.submit`)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
