'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/load-error'

type OfficeLoadErrorProps = {
  isRetrying: boolean
  onRetry: () => void
  /** h2 below a screen's own heading. */
  as?: 'h1' | 'h2'
}

export function OfficeLoadError({ as = 'h1', ...props }: OfficeLoadErrorProps) {
  const t = useTranslations('admin.failed')
  return <LoadError {...props} as={as} texts={{ title: t('title'), text: t('text'), action: t('action') }} />
}
