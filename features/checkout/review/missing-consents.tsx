'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import type { useMissingConsents } from './use-missing-consents'

type MissingConsentsProps = Pick<ReturnType<typeof useMissingConsents>, 'consents' | 'control'>

/** The consents that block the order button (docs/rules/checkout.md#new-consents). */
export function MissingConsents({ consents, control }: MissingConsentsProps) {
  const t = useTranslations('checkout.payment.consents')
  if (consents.length === 0) return null
  return (
    <Stack gap="sm">
      <Alert tone="warning" role="alert" title={t('title')}>
        {t('text')}
      </Alert>
      <ConsentFields control={control} consents={consents} name={(id) => `consents.c${id}`} />
    </Stack>
  )
}
