'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { useZodForm } from '@/components/form/use-zod-form'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { factorQuery } from '@/features/admin/account/factor-queries'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { askForPasskey, isPasskeyCancelled } from '@/features/auth/passkey/ask-passkey'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { hasErrorCode } from '@/lib/api/errors'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'

const schema = z.object({ password: z.string().min(1).max(256), factorCode: z.string().trim().max(40) })

/** Over whatever the person was doing, which waits. Closing it refuses. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const [t, forms] = [useTranslations('admin.proof'), useTranslations('forms')]
  const form = useZodForm(schema, { password: '', factorCode: '' })
  const { control } = form
  const { mutateAsync: prove } = useMutation({ mutationFn: (input: InputOf<typeof authProofApi.prove>) => call(authProofApi.prove, input) })
  const [needsCode, setNeedsCode] = useState(false)
  const { data: factor } = useQuery(factorQuery)
  const hasPasskey = factor?.passkeys.some(({ isOfThisHost }) => isOfThisHost) ?? false
  const { mutateAsync: answerPasskey, isPending: isProving } = useMutation({
    mutationFn: async () => call(authProofApi.prove, { passkey: await askForPasskey(await call(authProofApi.proveOptions, {})) }),
  })

  const proveByPasskeyOnce = useSubmitOnce(proveByPasskey)

  async function proveByPasskey() {
    dismissToast(t('cancelled'))
    try {
      await answerPasskey()
      onAnswer(true)
    } catch (error) {
      toastError(isPasskeyCancelled(error) ? t('cancelled') : error)
    }
  }

  return (
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={() => onAnswer(false)}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
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
        {hasPasskey ? (
          <>
            <Button variant="secondary" wide busy={isProving} onClick={() => void proveByPasskeyOnce()}>
              <KeyRound aria-hidden="true" className="size-4" />
              {t('passkey')}
            </Button>
            <p className="text-center text-sm text-ink-soft">{t('or')}</p>
          </>
        ) : null}
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ password: t('password'), factorCode: t('code') }} />
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
