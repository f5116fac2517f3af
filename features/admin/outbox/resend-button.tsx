'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { useResendMail } from './outbox-queries'
import type { Mail } from '@/lib/api/v1/admin.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'

/** Sends a mail again; one that waits goes at once (docs/rules/mail.md#resend). */
export function ResendButton({ mail: { id, sentAt } }: { mail: Pick<Mail, 'id' | 'sentAt'> }) {
  const t = useTranslations('admin.outbox')
  const resend = useResendMail()
  const resendOnce = useSubmitOnce(async () => {
    try {
      await resend.mutateAsync(id)
      toastSuccess(t('resent'))
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <Button variant="secondary" busy={resend.isPending} onClick={() => void resendOnce()}>
      {t(sentAt ? 'resend' : 'sendNow')}
    </Button>
  )
}
