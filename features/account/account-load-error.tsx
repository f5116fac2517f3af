'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/load-error'

type AccountLoadErrorProps = { isRetrying: boolean; onRetry: () => void }

/** A part of the account area that could not be loaded. */
export function AccountLoadError(props: AccountLoadErrorProps) {
  const t = useTranslations('account.failed')
  return <LoadError {...props} texts={{ title: t('partTitle'), text: t('text'), action: t('action') }} />
}
