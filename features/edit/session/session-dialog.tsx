'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LoginForm } from '@/features/auth/login/login-form'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { toastInfo } from '@/lib/browser/toast/toast'
import { editStore, useEditStore } from '../store/edit-store'
import { saveAll } from '../store/saving'
import { detachUnsaved, takeOverUnsaved } from './hand-over'

/** Signing in again over the page, or the decision about another user's changes. */
export function SessionDialog() {
  const t = useTranslations('edit')
  const isOther = useAuthStore((state) => state.status === 'signedIn')
  const count = useEditStore(({ documents }) =>
    Object.values(documents).reduce((sum, { draft }) => sum + (draft.sending?.changes.length ?? 0) + draft.waiting.length, 0),
  )
  const client = useQueryClient()
  const isJournalStored = useEditStore((state) => state.isJournalStored)

  function goOn() {
    void saveAll()
    // What the ended session kept from loading.
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }

  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={() => editStore.setState({ isSigningIn: false })}
      size="sm"
      title={t(isOther ? 'session.otherTitle' : 'session.title')}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-5">
        <p>{t(isOther ? 'session.other' : 'session.ended')}</p>
        {count > 0 && !isOther ? <p>{t('session.waiting', { count })}</p> : null}
        {isOther ? (
          <>
            {isJournalStored ? null : <p>{t('session.lost')}</p>}
            <Button onClick={() => void takeOverUnsaved()}>{t('session.take')}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                detachUnsaved()
                toastInfo(t('session.left'))
              }}
            >
              {t('session.leave')}
            </Button>
          </>
        ) : (
          <LoginForm strategy="admin" onSignedIn={goOn} />
        )}
      </div>
    </Dialog>
  )
}
