'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { LinkButton } from '@/components/ui/link-button'
import { rememberReturn } from '@/features/auth/return-path'

/** Loaded when a visitor first touches a heart. Signing in leads back to the page. */
export function AskSignIn({ onClose }: { onClose: () => void }) {
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
          <LinkButton href="/register" prefetch={false} variant="secondary" onClick={rememberReturn}>
            {t('register')}
          </LinkButton>
          <LinkButton href="/login" prefetch={false} onClick={rememberReturn}>
            {t('login')}
          </LinkButton>
        </>
      }
    >
      <p>{t('askText')}</p>
    </Dialog>
  )
}
