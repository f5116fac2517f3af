import { useLocale, useTranslations } from 'next-intl'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { RadioCard } from '@/components/ui/control/radio-card'
import type { Product } from '@/lib/api/entities/product.schema'
import { formatPrice } from '@/lib/money/money'

type PlanChooserProps = { plans: Product['subscriptionPlans']; planId: number | null; onChoose: (planId: number) => void }

/** The intervals of a subscription with their prices. */
export function PlanChooser({ plans, planId, onChoose }: PlanChooserProps) {
  const t = useTranslations('product.plan')
  const locale = useLocale()
  return (
    <fieldset>
      <legend className="pb-2.5 text-sm font-medium">{t('title')}</legend>
      <div className="flex flex-col gap-2.5">
        {plans.map(({ id, label, price }) => (
          <RadioCard
            {...replayEarlyClicks}
            key={id}
            name="pretplata"
            value={id}
            title={label}
            aside={formatPrice(price, locale)}
            checked={id === planId}
            onChange={() => onChoose(id)}
          />
        ))}
      </div>
      <p className="pt-2.5 text-sm text-ink-soft">{t('terms')}</p>
    </fieldset>
  )
}
