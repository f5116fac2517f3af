'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LinkButton } from '@/components/ui/button/link-button'
import { saveReturnPath } from '@/features/auth/session/return-path'

/** Loaded on first use. Signing in returns to the page. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wishlist')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('askTitle')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <LinkButton href="/register" prefetch={false} variant="secondary" onClick={saveReturnPath}>
            {t('register')}
          </LinkButton>
          <LinkButton href="/login" prefetch={false} onClick={saveReturnPath}>
            {t('login')}
          </LinkButton>
        </>
      }
    >
      <p>{t('askText')}</p>
    </Dialog>
  )
}
