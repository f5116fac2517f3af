'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { CodeForm, useCodeForm } from '@/components/form/code-form'
import { Button } from '@/components/ui/button/button'
import { ApiError } from '@/lib/api/errors'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money/money'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { dismissCouponNotice, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { couponErrorReason } from './coupon-error'
import { useApplyCoupon, useRemoveCoupon } from './coupon-mutations'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'

/** Applies or removes a coupon; an error shows at the emptied field (docs/rules/prices.md#coupon-errors). */
export function CouponForm({ cart, onOwnChange }: { cart: Cart; onOwnChange?: (cart: Cart) => void }) {
  const t = useTranslations('cart.coupon')
  const locale = useLocale()
  const form = useCodeForm()
  const cartRef = { cartId: cart.cartId, protectCode: cart.protectCode }
  const apply = useApplyCoupon(cartRef, onOwnChange)
  const remove = useRemoveCoupon(cartRef, onOwnChange)
  const handleError = useCartErrorHandler()
  const removed = useCartNotices((notices) => notices.coupon)
  const notice = removed ? t('lost', { code: removed.code, reason: t(`reason.${removed.reason}`) }) : undefined

  function submit() {
    const { code, setCode } = form
    dismissCouponNotice()
    if (code.trim() === '') return form.showError(t('required'))
    form.clearError()
    apply.mutate(code, {
      onSuccess({ coupon }) {
        setCode('')
        toastSuccess(t('applied', { code: coupon?.code ?? code }))
      },
      onError(failure) {
        const reason = couponErrorReason(failure)
        if (!reason) return handleError(failure, { cartRef })
        setCode('')
        form.showError(reason === 'notFound' ? t('notFound') : t('invalid', { reason: reasonOf(failure, reason) }))
      },
    })
  }

  function reasonOf(failure: unknown, reason: Exclude<ReturnType<typeof couponErrorReason>, 'notFound' | null>) {
    const { minimum, hasVouchers } = failure instanceof ApiError ? failure.data : {}
    if (reason !== 'minTotal' || !(Number(minimum) > 0)) return t(`reason.${reason}`)
    const key = hasVouchers === true ? 'reason.minTotalBesideVouchers' : 'reason.minTotalFrom'
    return t(key, { minimum: formatPrice(Number(minimum), locale) })
  }

  if (cart.coupon) {
    const { code: applied, kind } = cart.coupon
    return (
      <div className="flex flex-wrap items-center gap-3 rounded bg-accent-soft py-1.5 pr-1.5 pl-3.5 text-accent-ink">
        <Icon name="ticket-percent" className="size-5 shrink-0" />
        <p className="min-w-0 grow basis-24 text-sm">
          <span className="block font-semibold break-words">{t('held', { code: applied })}</span>
          {t(`kind.${kind}`)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          busy={remove.isPending}
          aria-label={t('removeNamed', { code: applied })}
          onClick={() =>
            remove.mutate(applied, {
              onSuccess: () => toastSuccess(t('removed', { code: applied })),
              onError: (failure) => handleError(failure, { cartRef }),
            })
          }
        >
          {t('remove')}
        </Button>
      </div>
    )
  }
  return (
    <CodeForm
      form={form}
      label={t('label')}
      submitLabel={t('apply')}
      busy={apply.isPending}
      onSubmit={submit}
      notice={notice}
      onType={dismissCouponNotice}
      maxLength={50}
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
    />
  )
}
