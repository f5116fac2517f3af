'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { CodeForm, useCodeForm } from '@/components/form/code-form'
import { Button } from '@/components/ui/button/button'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { dispatchCartEvent } from '@/features/cart/cart-events'
import { dismissCardNotice, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { normalizeBarcode, decideCardEntry } from '@/features/cart/session/member-card'
import { useCart } from '@/features/cart/queries'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { ApiError } from '@/lib/api/errors'
import { readCookie } from '@/lib/browser/cookies'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'
import { toastErrorText, toastSuccess } from '@/lib/browser/toast/toast'
import { useApplyMemberCard } from '../use-apply-member-card'

/**
 * The member card of the cart (docs/rules/prices.md#member-card-entry). A card that is on the cart is shown to every holder of the cart.
 */
export function MemberCardForm() {
  const { data: cart } = useCart()
  const status = useAuthStore((state) => state.status)
  const [isChanging, setIsChanging] = useState(false)
  useEffect(restoreAuth, [])

  if (!cart || status === 'unknown') return null
  const isSignedIn = status === 'signedIn'
  if (cart.memberCard !== null && !(isChanging && isSignedIn)) {
    const change = isSignedIn ? () => setIsChanging(true) : undefined
    return <AppliedCard barcode={cart.memberCard} loyalty={cart.summary.loyalty} onChange={change} />
  }
  if (!isSignedIn) return <SignInHint />
  return <CardEntryForm cart={cart} onDone={() => setIsChanging(false)} />
}

function SignInHint() {
  const t = useTranslations('cart.memberCard')
  const login = (text: ReactNode) => (
    <Link href="/login" prefetch={false} onClick={saveReturnPath} className="text-link underline underline-offset-4 hover:no-underline">
      {text}
    </Link>
  )
  return <p className="text-sm text-ink-soft">{t.rich('signIn', { link: login })}</p>
}

type AppliedCardProps = { barcode: string; loyalty: number; onChange?: () => void }

function AppliedCard({ barcode, loyalty, onChange }: AppliedCardProps) {
  const t = useTranslations('cart.memberCard')
  const locale = useLocale()
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-3 rounded bg-accent-soft py-1.5 pr-1.5 pl-3.5 text-accent-ink">
      <Icon name="id-card" className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-24 text-sm">
        <span className="block font-semibold">{t('held', { ending: `… ${barcode.slice(-4)}` })}</span>
        {loyalty > 0 ? t('saved', { amount: formatPrice(loyalty, locale) }) : t('none')}
      </p>
      {onChange ? (
        <Button variant="quiet" size="sm" onClick={onChange}>
          {t('change')}
        </Button>
      ) : null}
    </div>
  )
}

function CardEntryForm({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const t = useTranslations('cart.memberCard')
  const form = useCodeForm()
  const cartRef = { cartId: cart.cartId, protectCode: cart.protectCode }
  const apply = useApplyMemberCard(cartRef)
  const handleError = useCartErrorHandler()
  const isRemoved = useCartNotices((notices) => notices.isCardRemoved)

  function submit() {
    dismissCardNotice()
    switch (decideCardEntry(form.code, { isSignedIn: true, known: readCookie('memberCard'), onCart: cart.memberCard })) {
      case 'empty':
        dispatchCartEvent('cart:barcode-empty', {})
        return form.showError(t('empty'))
      case 'ignored':
        return onDone()
      case 'check':
        return check(normalizeBarcode(form.code))
    }
  }

  function check(barcode: string) {
    form.clearError()
    apply.mutate(barcode, {
      onSuccess() {
        dispatchCartEvent('cart:barcode-applied', { barcode })
        toastSuccess(t('applied'))
        onDone()
      },
      onError(failure) {
        const isIncorrect =
          failure instanceof ApiError && (failure.code === 'MEMBER_CARD_INVALID' || failure.fieldErrors.barcode !== undefined)
        if (!isIncorrect) return handleError(failure, { cartRef })
        dispatchCartEvent('cart:barcode-incorrect', { barcode })
        toastErrorText(t('incorrect'), failure)
        form.showError(t('incorrect'))
      },
    })
  }

  const cancel = (
    <Button variant="link" size="sm" className="min-h-0" onClick={onDone}>
      {t('cancel')}
    </Button>
  )
  return (
    <CodeForm
      form={form}
      label={t('label')}
      submitLabel={t('apply')}
      busy={apply.isPending}
      onSubmit={submit}
      notice={isRemoved ? t('lost') : undefined}
      aside={cart.memberCard === null ? undefined : cancel}
      maxLength={60}
      inputMode="numeric"
      className="tabular-nums"
    />
  )
}
