'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { earlyClick } from '@/components/early-click'
import { iconButtonLook } from '@/components/ui/icon-button'
import { restoreAuth, useAuthStore } from '@/features/auth/auth-store'
import { cn } from '@/lib/cn'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useSetWish } from '../mutations'
import { forgetPendingWish, keepPendingWish } from '../pending-wish'
import { useIsWished } from '../queries'

const AskSignIn = lazy(async () => ({ default: (await import('./ask-sign-in')).AskSignIn }))

type WishButtonProps = {
  productId: number
  /** What is wished for, where several hearts stand together. */
  name?: string
  look?: 'outline' | 'floating'
  className?: string
}

/** The heart. Empty in the cached page; whose it is comes in the browser (DESIGN P7). Asks visitors to sign in, and is done once they have. */
export function WishButton({ productId, name, look = 'outline', className }: WishButtonProps) {
  const t = useTranslations('wishlist')
  const [asks, setAsks] = useState(false)
  const isListed = useIsWished(productId)
  const { mutateAsync: setWish, isPending, variables } = useSetWish()
  const isWished = isPending ? variables.wished : isListed

  async function onClick() {
    restoreAuth()
    if (useAuthStore.getState().status !== 'signedIn') {
      keepPendingWish(productId)
      return setAsks(true)
    }
    if (isPending) return
    try {
      const { added } = await setWish({ productId, wished: !isListed })
      toastSuccess(added ? t('added') : t('removed'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <button
        type="button"
        {...earlyClick}
        aria-pressed={isWished}
        aria-label={name ? t('addNamed', { name }) : t('add')}
        onClick={() => void onClick()}
        className={cn(iconButtonLook({ variant: look, size: look === 'outline' ? 'lg' : 'overlay' }), 'aria-pressed:text-sale', className)}
      >
        <Heart aria-hidden="true" strokeWidth={1.75} className={cn('transition-[fill]', isWished && 'fill-current')} />
      </button>
      {asks ? (
        <Suspense>
          <AskSignIn
            onClose={() => {
              forgetPendingWish()
              setAsks(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
