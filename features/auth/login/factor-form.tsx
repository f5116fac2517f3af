'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { showFormError } from '@/components/form/show-form-error'
import { PasskeyButton } from '@/features/auth/passkey/passkey-button'
import { useVerifyFactor } from '@/features/auth/mutations'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError } from '@/lib/browser/toast/toast'

const schema = z.object({ factorCode: z.string().trim().min(1).max(40) })

/** A sign-in whose password was right. */
export type PendingSignIn = { signInToken: string; /** On this or another host of the site. */ hasPasskey: boolean }
type FactorFormProps = PendingSignIn & { onSignedIn?: () => void; /** Back to the password. */ onRestart: () => void }

/** The second step of a sign-in (docs/rules/accounts.md#pending-sign-in). */
export function FactorForm({ signInToken, hasPasskey, onSignedIn, onRestart }: FactorFormProps) {
  const t = useTranslations('auth.factor')
  const forms = useTranslations('forms')
  const verify = useVerifyFactor()
  const form = useZodForm(schema, { factorCode: '' })
  const { control, setFocus } = form

  // The step replaces the form whose button had the focus.
  useEffect(() => setFocus('factorCode'), [setFocus])

  return (
    <Form
      form={form}
      onSubmit={async ({ factorCode }) => {
        try {
          await verify.mutateAsync({ signInToken, factorCode })
          onSignedIn?.()
        } catch (error) {
          if (hasErrorCode(error, 'SIGN_IN_SPENT')) {
            toastError(error)
            onRestart()
          } else showFormError(form, error, { WRONG_FACTOR_CODE: 'factorCode', TOO_MANY: 'factorCode' })
        }
      }}
    >
      <Stack gap="md">
        <h2 className="text-xl">{t('title')}</h2>
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ factorCode: t('code') }} />
        {hasPasskey ? <PasskeyButton signInToken={signInToken} onSignedIn={onSignedIn} onRestart={onRestart} /> : null}
        <TextField
          control={control}
          name="factorCode"
          label={t('code')}
          hint={t('hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={onRestart}>
          {t('restart')}
        </Button>
      </Stack>
    </Form>
  )
}
