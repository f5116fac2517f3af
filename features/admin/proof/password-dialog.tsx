'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { hasErrorCode } from '@/lib/api/errors'
import { authApi } from '@/lib/api/v1/auth'

const schema = z.object({ password: z.string().min(1).max(256), factorCode: z.string().trim().max(40) })

/** Over whatever the person was doing, which waits. Closing it refuses. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const t = useTranslations('admin.proof')
  const form = useZodForm(schema, { password: '', factorCode: '' })
  const { control } = form
  const { mutateAsync: prove } = useMutation({ mutationFn: (input: InputOf<typeof authApi.prove>) => call(authApi.prove, input) })
  const [needsCode, setNeedsCode] = useState(false)
  return (
    <Dialog open size="sm" onOpenChange={() => onAnswer(false)} title={t('title')} description={t('text')} closeLabel={t('close')}>
      <Form
        form={form}
        className="flex flex-col gap-5"
        onSubmit={async ({ password, factorCode }) => {
          try {
            await prove({ password, factorCode: factorCode || undefined })
            onAnswer(true)
          } catch (error) {
            if (hasErrorCode(error, 'FACTOR_REQUIRED') && !needsCode) setNeedsCode(true)
            else
              showFormError(form, error, {
                WRONG_PASSWORD: 'password',
                TOO_MANY: 'password',
                FACTOR_REQUIRED: 'factorCode',
                WRONG_FACTOR_CODE: 'factorCode',
              })
          }
        }}
      >
        <PasswordField control={control} name="password" label={t('password')} autoComplete="current-password" />
        {needsCode ? (
          <TextField
            control={control}
            name="factorCode"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            maxLength={40}
            required
          />
        ) : null}
        <SubmitButton control={control} wide>
          {t('submit')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
