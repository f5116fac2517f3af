import { useTranslations } from 'next-intl'
import { RatingStars } from '@/components/ui/rating-stars'
import type { Product } from '@/lib/api/entities/product.schema'

/** The average under the name, leading to what was written. Nothing where nobody has rated yet. */
export function RatingLine({ rating: { average, count } }: Pick<Product, 'rating'>) {
  const t = useTranslations('productPage')
  if (average === null || count === 0) return null
  return (
    <a
      href="#recenzije"
      className="inline-flex items-center gap-2 self-start py-1 text-sm text-ink-soft underline-offset-4 hover:underline"
    >
      <RatingStars value={average} label={t('rating', { average: average.toLocaleString('hr-HR'), count })} />
      <span aria-hidden="true">{t('ratingShort', { count })}</span>
    </a>
  )
}
