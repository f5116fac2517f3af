'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { usePasskeySignIn } from '@/features/auth/mutations'
import { hasErrorCode } from '@/lib/api/errors'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'
import { canUsePasskeys, isPasskeyCancelled } from './ask-passkey'

type PasskeyButtonProps = {
  /** Of who has given the password. */
  signInToken?: string
  onSignedIn?: () => void
  /** The sign-in has waited too long. */
  onRestart?: () => void
}

/** Signs in with a passkey, alone or after the password (docs/rules/accounts.md#passkey-sign-in). */
export function PasskeyButton({ signInToken, onSignedIn, onRestart }: PasskeyButtonProps) {
  const t = useTranslations('auth.passkey')
  const { mutateAsync: signIn, isPending } = usePasskeySignIn()

  const startOnce = useSubmitOnce(start)

  async function start() {
    dismissToast(t('cancelled'))
    if (!canUsePasskeys()) return toastError(t('unsupported'))
    try {
      await signIn(signInToken)
      onSignedIn?.()
    } catch (error) {
      toastError(isPasskeyCancelled(error) ? t('cancelled') : error)
      if (hasErrorCode(error, 'SIGN_IN_SPENT')) onRestart?.()
    }
  }

  return (
    <Button variant="secondary" size="lg" wide busy={isPending} onClick={() => void startOnce()}>
      <Icon name="key-round" className="size-4" />
      {signInToken === undefined ? t('signIn') : t('confirm')}
    </Button>
  )
}
