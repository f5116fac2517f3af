'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LoginForm } from '@/features/auth/login/login-form'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { EditMessages } from '../edit-messages'
import { editStore, useEditStore } from '../store/edit-store'
import { ApprovalRequest } from './approval-request'
import { takeApprovalToken } from './approval-token'

/** Where a mailed link for approval leads: to signing in, then to the panel of the edit mode (docs/rules/editing.md#approval-link). */
export function ApprovalLink() {
  useEffect(() => {
    takeApprovalToken()
    window.addEventListener('hashchange', takeApprovalToken)
    return () => window.removeEventListener('hashchange', takeApprovalToken)
  }, [])
  const token = useEditStore((state) => state.approvalToken)
  return token === null ? null : (
    <EditMessages>
      <OpenedLink token={token} />
    </EditMessages>
  )
}

function OpenedLink({ token }: { token: string }) {
  const t = useTranslations('edit')
  const status = useAuthStore((state) => state.status)
  const { data: user, error } = useOfficeUser()
  const isKnown = status === 'signedOut' || user !== undefined || error !== null
  // The edit mode has a panel for it, beside the page.
  if (!isKnown || user?.scopes.includes('content')) return null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : editStore.setState({ approvalToken: null, panel: null }))}
      title={t('tools.approval')}
      closeLabel={t('close')}
    >
      {user ? (
        <ApprovalRequest token={token} />
      ) : (
        <div className="flex flex-col gap-5">
          <p>{t(status === 'signedOut' ? 'approval.signIn' : 'approval.otherAccount')}</p>
          <LoginForm strategy="admin" />
        </div>
      )}
    </Dialog>
  )
}
