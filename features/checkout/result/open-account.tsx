'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { registrationConsentsQuery } from '@/features/checkout/queries'
import { OpenAccountForm } from './open-account-form'

type OpenAccountProps = { access: CartRef; orderSlug: string; email: string }

/** Offers a guest an account with the order's address; a password is missing, and the consents of an account (docs/rules/accounts.md#account-after-order). */
export function OpenAccount({ access, orderSlug, email }: OpenAccountProps) {
  const t = useTranslations('checkout.success.account')
  const { data: consents } = useQuery(registrationConsentsQuery)
  const { mutateAsync, data, error } = useMutation({
    mutationFn: (values: { password: string; consents: number[] }) => call(orderApi.openAccount, { ...access, orderSlug, ...values }),
  })
  if (!consents) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="racun-uz-narudzbu" className="print:hidden">
      <Stack gap="md">
        <h2 id="racun-uz-narudzbu" className="text-xl">
          {t('title')}
        </h2>
        {data ? (
          <Alert tone="success" role="status" title={t('done')}>
            {t('doneText', { email: data.email })}
          </Alert>
        ) : hasErrorCode(error, 'USER_EXISTS') ? (
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
            <OpenAccountForm email={email} consents={consents.records.filter(({ required }) => required)} onOpen={mutateAsync} />
          </>
        )}
      </Stack>
    </Card>
  )
}
