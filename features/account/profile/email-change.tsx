'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { isLinkSpent } from '@/components/mailed-link'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { clearLinkToken, useLinkToken } from '@/features/auth/link-token'
import { linkedQuery } from '@/lib/api/linked-query'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useCancelEmail, useConfirmEmail, useResendEmail } from './mutations'
import { useCurrentUser } from '@/features/account/current-user'

/** The pending e-mail address: confirmed by the button when its mailed link led here, else resent or cancelled (docs/rules/forms.md#mailed-link-result). */
export function EmailChange() {
  const { pendingEmail } = useCurrentUser()
  const token = useLinkToken()
  const confirm = useConfirmEmail()
  if (confirm.data && pendingEmail === null) return <Confirmed email={confirm.data.email} />
  if (token) return <Confirmation token={token} pendingEmail={pendingEmail} confirm={confirm} />
  return pendingEmail === null ? null : <PendingEmail email={pendingEmail} />
}

function Confirmed({ email }: { email: string }) {
  const t = useTranslations('account.newEmail')
  return (
    <Alert tone="success" role="status" title={t('done')}>
      {t('doneText', { email })}
    </Alert>
  )
}

type ConfirmationProps = { token: string; pendingEmail: string | null; confirm: ReturnType<typeof useConfirmEmail> }

function Confirmation({ token, pendingEmail, confirm: { mutateAsync, isPending, error, variables } }: ConfirmationProps) {
  const t = useTranslations('account.newEmail')
  const confirmOnce = useSubmitOnce(() => mutateAsync(token).then(clearLinkToken, showFailure))
  const { error: linkError } = useQuery({
    ...linkedQuery(emailApi.checkLink, { token }, { anonymous: false }),
    enabled: pendingEmail !== null,
  })
  function showFailure(failure: unknown) {
    if (!isLinkSpent(failure)) toastError(failure)
  }
  if (pendingEmail === null) {
    return (
      <Alert tone="warning" title={t('spent')}>
        {t('spentText')}
      </Alert>
    )
  }
  if (isLinkSpent(linkError) || (variables === token && isLinkSpent(error))) {
    return (
      <>
        <Alert tone="warning" title={t('spent')}>
          {t('replacedText')}
        </Alert>
        <PendingEmail email={pendingEmail} />
      </>
    )
  }
  const confirm = (
    <Button busy={isPending} onClick={() => void confirmOnce()}>
      {t('confirm')}
    </Button>
  )
  return (
    <Alert title={t('ask')} actions={confirm}>
      {t('askText', { email: pendingEmail })}
    </Alert>
  )
}

function PendingEmail({ email }: { email: string }) {
  const t = useTranslations('account.newEmail')
  const resend = useResendEmail()
  const cancel = useCancelEmail()
  return (
    <Alert
      title={t('waiting', { email })}
      actions={
        <>
          <Button
            variant="secondary"
            busy={resend.isPending}
            onClick={() => resend.mutate(undefined, { onSuccess: () => toastSuccess(t('sent', { email })), onError: toastError })}
          >
            {t('resend')}
          </Button>
          <Button
            variant="quiet"
            busy={cancel.isPending}
            onClick={() =>
              cancel.mutate(undefined, {
                // Another tab may have confirmed it meanwhile.
                onSuccess: (user) => toastSuccess(user.email === email ? t('done') : t('cancelled')),
                onError: toastError,
              })
            }
          >
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('waitingText')}
    </Alert>
  )
}
