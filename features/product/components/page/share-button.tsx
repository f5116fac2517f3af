'use client'

import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button/icon-button'
import { toastError, toastSuccess } from '@/lib/browser/toast'

/** The device's own way to share; where there is none the address is copied, with the choice in it. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('share')

  async function share() {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toastSuccess(t('copied'))
    } catch (error) {
      // Somebody who changed their mind is told nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toastError(t('failed'))
    }
  }

  return (
    <IconButton label={t('share')} variant="outline" size="lg" onClick={() => void share()}>
      <Share2 aria-hidden="true" strokeWidth={1.75} />
    </IconButton>
  )
}
