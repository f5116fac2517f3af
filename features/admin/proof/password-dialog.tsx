'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/features/auth/fields/show-form-error'
import { call } from '@/lib/api/client'
import { authApi } from '@/lib/api/v1/auth'

const schema = z.object({ password: z.string().min(1).max(256) })

/** Over whatever the person was doing, which waits. Closing it refuses. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const t = useTranslations('admin.proof')
  const form = useZodForm(schema, { password: '' })
  const { control } = form
  const { mutateAsync: prove } = useMutation({ mutationFn: (password: string) => call(authApi.prove, { password }) })
  return (
    <Dialog open size="sm" onOpenChange={() => onAnswer(false)} title={t('title')} description={t('text')} closeLabel={t('close')}>
      <Form
        form={form}
        className="flex flex-col gap-5"
        onSubmit={async ({ password }) => {
          try {
            await prove(password)
            onAnswer(true)
          } catch (error) {
            showFormError(form, error, { WRONG_PASSWORD: 'password', TOO_MANY: 'password' })
          }
        }}
      >
        <PasswordField control={control} name="password" label={t('password')} autoComplete="current-password" />
        <SubmitButton control={control} wide>
          {t('submit')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
