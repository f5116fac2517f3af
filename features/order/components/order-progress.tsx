import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'
import { cn } from '@/lib/cn'
import { formatShortDate } from '@/lib/text/dates'
import { orderProgress, currentStepIndex } from '@/features/order/order-progress'

/** A column on phones, a row on wider screens. */
export function OrderProgress({ order }: { order: Pick<BuyerOrder, 'way' | 'paymentKind' | 'timeline' | 'status'> }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const steps = orderProgress(order)
  const current = currentStepIndex(steps, order.status)
  const stepName = (status: OrderStatus) => {
    const isOfPickup = order.way === 'pickup' && (status === 'packed' || status === 'delivered')
    return isOfPickup ? t(`pickupStep.${status}`) : t(`step.${status}`)
  }
  if (steps.length === 0) return null
  return (
    <ol aria-label={t('progress')} className="flex flex-col sm:flex-row">
      {steps.map(({ status, at }, index) => {
        const isReached = index <= current
        return (
          <li
            key={status}
            aria-current={index === current ? 'step' : undefined}
            className="relative flex grow basis-0 gap-4 pb-6 last:pb-0 sm:flex-col sm:gap-3 sm:pb-0"
          >
            {index < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute max-sm:top-8 max-sm:bottom-1 max-sm:left-3.5 max-sm:w-0.5 max-sm:-translate-x-1/2',
                  'sm:top-3.5 sm:right-2 sm:left-9 sm:h-0.5 sm:-translate-y-1/2',
                  index < current ? 'bg-action' : 'bg-line-strong',
                )}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={cn(
                'inline-flex size-7 shrink-0 items-center justify-center rounded-full [print-color-adjust:exact]',
                isReached ? 'bg-action text-on-action' : 'border-2 border-line-strong bg-surface',
              )}
            >
              {isReached ? <Icon name="check" className="stroke-3 size-4" /> : null}
            </span>
            <span className="flex flex-col max-sm:-mt-0.5">
              <span className={cn('text-sm', isReached ? 'font-semibold' : 'text-ink-soft')}>{stepName(status)}</span>
              {at ? (
                <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
                  {formatShortDate(at, locale)}
                </time>
              ) : (
                <span className="sr-only">{t('notYet')}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
