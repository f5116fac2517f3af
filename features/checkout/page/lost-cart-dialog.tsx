import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { closeCartModal } from '@/features/cart/session/cart-store'

/** Replaces the cart dialog whose session has ended, in the words of the cart page (./lost-cart.tsx). */
export function LostCartDialog() {
  const t = useTranslations('cart.lostCart.signedOut')
  const cart = useTranslations('cart')

  function leaveForSignIn() {
    saveReturnPath()
    closeCartModal()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) closeCartModal()
      }}
      title={t('title')}
      description={t('text')}
      closeLabel={cart('close')}
      footer={
        <>
          <Button variant="secondary" onClick={closeCartModal}>
            {cart('continue')}
          </Button>
          <LinkButton href="/login" onClick={leaveForSignIn}>
            {t('action')}
          </LinkButton>
        </>
      }
    />
  )
}
