'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LoginForm } from '@/features/auth/login/login-form'
import { EditMessages } from '@/features/edit/edit-messages'
import './staff-bar.css'

/** Says why an address of the edit mode shows the page of visitors, and offers to sign in over it (docs/rules/editing.md#edit-gate). */
export function SignInToEdit() {
  return (
    <EditMessages>
      <Offer />
    </EditMessages>
  )
}

function Offer() {
  const t = useTranslations('edit')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <aside aria-label={t('session.outsideLabel')} className="staff-bar staff-bar-notice">
        <p>{t('session.outside')}</p>
        <Button variant="accent" onClick={() => setOpen(true)}>
          {t('session.signIn')}
        </Button>
      </aside>
      <Dialog open={isOpen} onOpenChange={setOpen} size="sm" title={t('session.signIn')} closeLabel={t('close')}>
        <div className="flex flex-col gap-5">
          <p>{t('session.outsideDraft')}</p>
          <LoginForm strategy="admin" />
        </div>
      </Dialog>
    </>
  )
}
