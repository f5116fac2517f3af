'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/features/auth/fields/show-form-error'
import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { orderApi } from '@/lib/api/v2/ecommerce/order'

const schema = z.object({ password: z.string().min(8).max(256) })

type OpenAccountProps = { access: CartRef; orderSlug: string; email: string }

/** Offers a guest an account with the order's address; only a password is missing (docs/rules/accounts.md#account-after-order). */
export function OpenAccount({ access, orderSlug, email }: OpenAccountProps) {
  const t = useTranslations('checkout.success.account')
  const forms = useTranslations('forms')
  const form = useZodForm(schema, { password: '' })
  const { control } = form
  const { mutateAsync, data, error } = useMutation({
    mutationFn: ({ password }: { password: string }) => call(orderApi.openAccount, { ...access, orderSlug, password }),
  })
  const isKnown = hasErrorCode(error, 'USER_EXISTS')

  return (
    <Card as="section" padding="lg" aria-labelledby="racun-uz-narudzbu">
      <Stack gap="md">
        <h2 id="racun-uz-narudzbu" className="text-xl">
          {t('title')}
        </h2>
        {data ? (
          <Alert tone="success" role="status" title={t('done')}>
            {t('doneText', { email: data.email })}
          </Alert>
        ) : isKnown ? (
          <>
            <Alert tone="info" role="alert">
              {t('exists', { email })}
            </Alert>
            <div>
              <LinkButton href="/login" variant="secondary">
                {t('signIn')}
              </LinkButton>
            </div>
          </>
        ) : (
          <>
            <p className="text-ink-soft">{t('text', { email })}</p>
            <Form
              form={form}
              onSubmit={async (values) => {
                try {
                  await mutateAsync(values)
                } catch (failure) {
                  if (!hasErrorCode(failure, 'USER_EXISTS')) showFormError(form, failure, { PASSWORD_GUESSABLE: 'password' })
                }
              }}
            >
              <Stack gap="md">
                <ErrorSummary control={control} title={forms('errorTitle')} labels={{ password: t('password') }} />
                {/* For password managers. */}
                <input hidden name="username" type="email" autoComplete="username" value={email} readOnly />
                <PasswordField control={control} name="password" label={t('password')} hint={t('hint')} autoComplete="new-password" />
                <div>
                  <SubmitButton control={control}>{t('action')}</SubmitButton>
                </div>
              </Stack>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  )
}
