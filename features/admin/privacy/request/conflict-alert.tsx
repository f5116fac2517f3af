'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { hasErrorCode } from '@/lib/api/errors'
import { privacyEvents } from '@/lib/office/privacy-actions'

/** A colleague was first: who, and what they did. Nothing for other errors. */
export function ConflictAlert({ error }: { error: unknown }) {
  const t = useTranslations('admin.privacy')
  if (!hasErrorCode(error, 'STALE_VERSION')) return null
  const { by, event } = error.data
  const who = typeof by === 'string' && by !== '' ? by : t('somebody')
  const knownEvent = privacyEvents.find((name) => name === event)
  return (
    <Alert tone="warning" role="alert" title={t('changedMeanwhile', { by: who })}>
      {knownEvent ? `${t(`events.${knownEvent}`)}. ` : ''}
      {t('lookAgain')}
    </Alert>
  )
}
