'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LoginForm } from '@/features/auth/login/login-form'

/**
 * A bar below the screen, and the sign-in over it once the person asks: by itself a dialog would take keystrokes
 * (docs/rules/administration.md#ended-office-session).
 */
export function SessionEnded() {
  const t = useTranslations('admin.sessionEnded')
  const [isSigningIn, setIsSigningIn] = useState(false)
  const client = useQueryClient()
  return (
    <>
      <div className="on-inverse sticky bottom-0 z-40">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-gutter py-3">
          <p role="status">{t('text')}</p>
          <Button variant="inverse" onClick={() => setIsSigningIn(true)}>
            {t('signIn')}
          </Button>
        </div>
      </div>
      {isSigningIn ? (
        <Dialog open size="sm" onOpenChange={setIsSigningIn} title={t('title')} closeLabel={t('close')} initialFocus="firstField">
          <div className="flex flex-col gap-5">
            <p>{t('kept')}</p>
            {/* What the ended session kept from loading, and who it is now. */}
            <LoginForm strategy="admin" onSignedIn={() => void client.invalidateQueries()} />
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
