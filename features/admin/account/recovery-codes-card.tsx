'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { useReplaceCodes } from './factor-queries'

const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

/** So few are left that new ones are due. */
const fewCodes = 3

type RecoveryCodesCardProps = { left: number; onRecoveryCodes: (codes: readonly string[]) => void }

/** Of who has a second factor (docs/rules/accounts.md#recovery-codes). */
export function RecoveryCodesCard({ left, onRecoveryCodes }: RecoveryCodesCardProps) {
  const t = useTranslations('admin.account.codes')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: replaceCodes } = useReplaceCodes()
  return (
    <Card as="section" padding="lg" aria-labelledby="codes-title">
      <h2 id="codes-title" className="mb-1 text-xl">
        {t('title')}
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">{t('lead')}</p>
      {left <= fewCodes ? (
        <Alert tone="warning" title={t('fewTitle', { count: left })} className="mb-5">
          {t('few')}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('replace.open')}
        </Button>
        <span className="text-sm text-ink-soft">{t('left', { count: left })}</span>
      </div>
      {isAsking ? (
        <ConfirmationModal
          title={t('replace.title')}
          text={t('replace.text')}
          variant="primary"
          labels={{ confirm: t('replace.open'), cancel: t('cancel'), close: t('close') }}
          onConfirm={async () => {
            onRecoveryCodes((await replaceCodes({})).recoveryCodes)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
