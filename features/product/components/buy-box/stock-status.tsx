import { useTranslations } from 'next-intl'
import type { Stock } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'

const dotStyles = { in: 'bg-success', untracked: 'bg-success', low: 'bg-accent-strong', out: 'bg-line-strong' } as const
const textStyles = { in: 'text-success', untracked: 'text-success', low: 'text-warning', out: 'text-ink-soft' } as const

/** The availability; a low stock shows its quantity. */
export function StockStatus({ stock: { state, available } }: { stock: Stock }) {
  const t = useTranslations('product.stock')
  return (
    <p className={cn('flex items-center gap-2 text-sm font-medium', textStyles[state])}>
      <span aria-hidden="true" className={cn('size-2 rounded-full', dotStyles[state])} />
      {state === 'low' ? t('low', { available: available ?? 0 }) : t(state)}
    </p>
  )
}
