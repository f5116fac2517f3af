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
import { couponErrorReason } from '../coupon-trouble'
import { useApplyCoupon, useRemoveCoupon } from '../mutations'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'

/** SPEC 2: the button applies a coupon, or takes it off. What is wrong with it stands at its field, which is empty again (SPEC 4). */
export function CouponForm({ cart }: { cart: Cart }) {
  const t = useTranslations('cart.coupon')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const cartRef = { cartId: cart.cartId, protectCode: cart.protectCode }
  const apply = useApplyCoupon(cartRef)
  const remove = useRemoveCoupon(cartRef)
  const fail = useCartErrorHandler()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const lost = useCartNotices((news) => news.coupon)
  const error = problem ?? (lost ? t('lost', { code: lost.code, reason: t(`reason.${lost.reason}`) }) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (apply.isPending) return
    dismissCouponNotice()
    if (code.trim() === '') return refuse(t('required'))
    setProblem(undefined)
    apply.mutate(code, {
      onSuccess({ coupon }) {
        setCode('')
        toastSuccess(t('applied', { code: coupon?.code ?? code }))
      },
      onError(failure) {
        const trouble = couponErrorReason(failure)
        if (!trouble) return fail(failure)
        setCode('')
        refuse(trouble === 'notFound' ? t('notFound') : t('invalid', { reason: reasonOf(failure, trouble) }))
      },
    })
  }

  function reasonOf(failure: unknown, trouble: Exclude<ReturnType<typeof couponErrorReason>, 'notFound' | null>) {
    const minimum = failure instanceof ApiError ? Number(failure.data.minimum) : 0
    return trouble === 'minTotal' && minimum > 0 ? t('reason.minTotalFrom', { minimum: formatPrice(minimum) }) : t(`reason.${trouble}`)
  }

  function refuse(words: string) {
    setProblem(words)
    field.current?.focus()
  }

  if (cart.coupon) {
    const { code: held, kind } = cart.coupon
    return (
      <div className="flex items-center gap-3 rounded bg-lamp-soft py-1.5 pr-1.5 pl-3.5 text-lamp-ink">
        <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 grow text-sm">
          <span className="block font-semibold break-words">{t('held', { code: held })}</span>
          {t(`kind.${kind}`)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          busy={remove.isPending}
          aria-label={t('removeNamed', { code: held })}
          onClick={() =>
            remove.mutate(held, { onSuccess: () => toastSuccess(t('removed', { code: held })), onError: (failure) => fail(failure) })
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
