'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { canUsePasskeys } from '@/features/auth/passkey/ask-passkey'
import type { Factor, Passkey } from '@/lib/api/v1/user/office/factor.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useRemovePasskey } from './factor-queries'
import { PasskeyList } from './passkey-list'

const PasskeyDialog = lazyComponent(async () => (await import('./passkey-dialog')).PasskeyDialog)
const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }
type PasskeyCardProps = { factor: Factor; onRecoveryCodes: (codes: readonly string[]) => void }

/** docs/rules/accounts.md#passkeys */
export function PasskeyCard({ factor: { passkeys, host }, onRecoveryCodes }: PasskeyCardProps) {
  const t = useTranslations('admin.account.passkeys')
  const [task, setTask] = useState<Task | null>(null)
  const { mutateAsync: remove } = useRemovePasskey()
  const close = () => setTask(null)
  const isOn = passkeys.some(({ isOfThisHost }) => isOfThisHost)
  return (
    <Card as="section" padding="lg" aria-labelledby="passkeys-title">
      <div className="mb-1 flex flex-wrap items-center gap-x-3">
        <h2 id="passkeys-title" className="text-xl">
          {t('title')}
        </h2>
        {isOn ? <Badge tone="success">{t('on')}</Badge> : null}
      </div>
      <p className="mb-2 max-w-prose text-ink-soft">{t('lead')}</p>
      <p className="mb-5 max-w-prose text-ink-soft">{t('host', { host })}</p>
      <PasskeyList
        passkeys={passkeys}
        onRename={(passkey) => setTask({ kind: 'rename', passkey })}
        onRemove={(passkey) => setTask({ kind: 'remove', passkey })}
      />
      <Button
        variant={passkeys.length > 0 ? 'secondary' : 'primary'}
        onClick={() => (canUsePasskeys() ? setTask({ kind: 'add' }) : toastError(t('unsupported')))}
      >
        {t('add.open')}
      </Button>
      {task?.kind === 'add' || task?.kind === 'rename' ? (
        <PasskeyDialog
          renamed={task.kind === 'rename' ? task.passkey : null}
          onDone={(codes) => {
            close()
            if (codes) onRecoveryCodes(codes)
          }}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmationModal
          title={t('remove.title', { name: task.passkey.name })}
          text={t('remove.text')}
          labels={{ confirm: t('remove.open'), cancel: t('cancel'), close: t('close') }}
          onConfirm={async () => {
            await remove({ id: task.passkey.id })
            toastSuccess(t('remove.done'))
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
