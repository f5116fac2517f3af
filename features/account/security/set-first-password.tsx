'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { useForgotPassword } from '@/features/auth/mutations'
import { toastError } from '@/lib/browser/toast/toast'

/** An account of a sign-in service has no password; a mailed link sets the first one. */
export function SetFirstPassword({ email }: { email: string }) {
  const t = useTranslations('account.password')
  const { mutate, isPending, isSuccess } = useForgotPassword()
  return (
    <Card as="section" padding="lg" aria-labelledby="lozinka">
      <h2 id="lozinka" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-6 max-w-prose text-ink-soft">{t('none')}</p>
      {isSuccess ? (
        <p role="status" className="font-medium text-success">
          {t('mailed', { email })}
        </p>
      ) : (
        <Button variant="secondary" busy={isPending} onClick={() => mutate({ email }, { onError: toastError })}>
          {t('setFirst')}
        </Button>
      )}
    </Card>
  )
}
