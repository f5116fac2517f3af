'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { cn } from '@/lib/cn'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useSetWishlisted } from '@/features/wishlist/mutations'
import { clearPendingItem, savePendingItem } from '@/features/wishlist/pending-item'
import { useIsWishlisted } from '@/features/wishlist/queries'

const SignInDialog = lazyComponent(async () => (await import('./sign-in-dialog')).SignInDialog)

type WishlistButtonProps = {
  productId: number
  /** The product's name, where several buttons are together. */
  name?: string
  variant?: 'outline' | 'floating'
  className?: string
}

/** Empty in the cached HTML; the browser loads its state. A visitor is asked to sign in, and the product is added afterwards. */
export function WishlistButton({ productId, name, variant = 'outline', className }: WishlistButtonProps) {
  const t = useTranslations('wishlist')
  const [asksSignIn, setAsksSignIn] = useState(false)
  const isListed = useIsWishlisted(productId)
  const { mutateAsync: setWishlisted, isPending, variables } = useSetWishlisted()
  const isWishlisted = isPending ? variables.isWishlisted : isListed

  async function onClick() {
    restoreAuth()
    if (useAuthStore.getState().status !== 'signedIn') {
      savePendingItem(productId)
      return setAsksSignIn(true)
    }
    if (isPending) return
    try {
      const { added } = await setWishlisted({ productId, isWishlisted: !isListed })
      toastSuccess(added ? t('added') : t('removed'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <button
        type="button"
        {...replayEarlyClicks}
        aria-pressed={isWishlisted}
        aria-label={name ? t('addNamed', { name }) : t('add')}
        onClick={() => void onClick()}
        className={cn(
          iconButtonVariants({ variant: variant, size: variant === 'outline' ? 'lg' : 'overlay' }),
          'aria-pressed:text-sale noscript:hidden',
          className,
        )}
      >
        <Icon name="heart" className={cn('stroke-[1.75]', 'transition-[fill]', isWishlisted && 'fill-current')} />
      </button>
      {asksSignIn ? (
        <SignInDialog
          onClose={() => {
            clearPendingItem()
            setAsksSignIn(false)
          }}
        />
      ) : null}
    </>
  )
}
