'use client'

import { TicketPercent } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { ApiError } from '@/lib/api/errors'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money/money'
import { toastSuccess } from '@/lib/browser/toast'
import { dismissCouponNotice, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { couponErrorReason } from '../session/cart-errors'
import { useApplyCoupon, useRemoveCoupon } from '../mutations'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'

/** Applies or removes a coupon; an error shows at the emptied field (docs/rules/prices.md#coupon-errors). */
export function CouponForm({ cart }: { cart: Cart }) {
  const t = useTranslations('cart.coupon')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const cartRef = { cartId: cart.cartId, protectCode: cart.protectCode }
  const apply = useApplyCoupon(cartRef)
  const remove = useRemoveCoupon(cartRef)
  const handleError = useCartErrorHandler()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const removed = useCartNotices((notices) => notices.coupon)
  const error = problem ?? (removed ? t('lost', { code: removed.code, reason: t(`reason.${removed.reason}`) }) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (apply.isPending) return
    dismissCouponNotice()
    if (code.trim() === '') return showProblem(t('required'))
    setProblem(undefined)
    apply.mutate(code, {
      onSuccess({ coupon }) {
        setCode('')
        toastSuccess(t('applied', { code: coupon?.code ?? code }))
      },
      onError(failure) {
        const reason = couponErrorReason(failure)
        if (!reason) return handleError(failure)
        setCode('')
        showProblem(reason === 'notFound' ? t('notFound') : t('invalid', { reason: reasonOf(failure, reason) }))
      },
    })
  }

  function reasonOf(failure: unknown, reason: Exclude<ReturnType<typeof couponErrorReason>, 'notFound' | null>) {
    const minimum = failure instanceof ApiError ? Number(failure.data.minimum) : 0
    return reason === 'minTotal' && minimum > 0 ? t('reason.minTotalFrom', { minimum: formatPrice(minimum) }) : t(`reason.${reason}`)
  }

  function showProblem(text: string) {
    setProblem(text)
    field.current?.focus()
  }

  if (cart.coupon) {
    const { code: applied, kind } = cart.coupon
    return (
      <div className="flex items-center gap-3 rounded bg-lamp-soft py-1.5 pr-1.5 pl-3.5 text-lamp-ink">
        <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 grow text-sm">
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
              onError: (failure) => handleError(failure),
            })
          }
        >
          {t('remove')}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field id={id} label={t('label')} error={error}>
        {(control) => (
          <span className="flex items-stretch gap-2">
            <Input
              {...control}
              ref={field}
              value={code}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              className="min-w-0 grow uppercase"
              onChange={(event) => {
                setCode(event.target.value)
                setProblem(undefined)
                dismissCouponNotice()
              }}
            />
            <Button type="submit" variant="secondary" busy={apply.isPending}>
              {t('apply')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
