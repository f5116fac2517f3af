'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { iconButtonLook } from '@/components/ui/icon-button'
import { restoreAuth, useAuthStore } from '@/features/auth/auth-store'
import { cn } from '@/lib/cn'
import { toastError, toastSuccess } from '@/lib/toast'
import { useToggleWish } from '../mutations'
import { useWishes } from '../queries'

const AskSignIn = lazy(async () => ({ default: (await import('./ask-sign-in')).AskSignIn }))

/** The heart. Empty in the cached page; whose it is comes in the browser (DESIGN P7). Asks visitors to sign in. */
export function WishButton({ productId, className }: { productId: number; className?: string }) {
  const t = useTranslations('wishlist')
  const [asks, setAsks] = useState(false)
  const { data: wishes = [] } = useWishes()
  const { mutateAsync: toggle, isPending } = useToggleWish()
  const isWished = isPending ? !wishes.includes(productId) : wishes.includes(productId)

  async function onClick() {
    restoreAuth()
    if (useAuthStore.getState().status !== 'signedIn') return setAsks(true)
    if (isPending) return
    try {
      const { added } = await toggle(productId)
      toastSuccess(added ? t('added') : t('removed'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isWished}
        aria-label={t('add')}
        onClick={() => void onClick()}
        className={cn(iconButtonLook({ variant: 'outline', size: 'lg' }), 'aria-pressed:text-sale', className)}
      >
        <Heart aria-hidden="true" strokeWidth={1.75} className={cn('transition-[fill]', isWished && 'fill-current')} />
      </button>
      {asks ? (
        <Suspense>
          <AskSignIn onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
