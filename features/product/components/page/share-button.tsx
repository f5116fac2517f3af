'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { IconButton } from '@/components/ui/button/icon-button'
import { dismissToast, toastError, toastSuccess } from '@/lib/browser/toast/toast'

/** Opens the device's share dialog; without one it copies the address, including the variant choice. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('share')

  async function share() {
    const url = window.location.href
    dismissToast(t('failed'))
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toastSuccess(t('copied'))
    } catch (error) {
      // The user closed the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toastError(t('failed'))
    }
  }

  return (
    <IconButton
      {...replayEarlyClicks}
      label={t('share')}
      variant="outline"
      size="lg"
      className="noscript:hidden"
      onClick={() => void share()}
    >
      <Icon name="share-2" className="stroke-[1.75]" />
    </IconButton>
  )
}
