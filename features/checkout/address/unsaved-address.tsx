import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { goToStep } from '@/features/checkout/state/checkout-store'
import { hasUnsavedAddress } from './address-draft'

/** Above a later step that the browser's Forward or an address opened past a changed address (docs/rules/checkout.md#unsaved-address). */
export function UnsavedAddress({ userId }: { userId: string | null }) {
  const t = useTranslations('checkout.address.unsaved')
  const [isUnsaved] = useState(() => hasUnsavedAddress(userId))
  if (!isUnsaved) return null
  const back = (
    <Button size="sm" variant="secondary" onClick={() => goToStep('address')}>
      {t('back')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('title')} actions={back}>
      {t('text')}
    </Alert>
  )
}
