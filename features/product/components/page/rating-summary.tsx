import { useLocale, useTranslations } from 'next-intl'
import { RatingStars } from '@/components/ui/display/rating-stars'
import { formatNumber } from '@/lib/text/numbers'
import type { Product } from '@/lib/api/entities/product.schema'

type RatingSummaryProps = Pick<Product, 'rating'> & { stars: number }

/** The average rating, linked to the reviews; nothing before the first review. */
export function RatingSummary({ rating: { average, count }, stars }: RatingSummaryProps) {
  const t = useTranslations('productPage')
  const locale = useLocale()
  if (average === null || count === 0) return null
  return (
    <a
      href="#recenzije"
      className="inline-flex items-center gap-2 self-start py-1 text-sm text-ink-soft underline-offset-4 hover:underline"
    >
      <RatingStars value={average} max={stars} label={t('rating', { average: formatNumber(average, locale), stars, count })} />
      <span aria-hidden="true">{t('ratingShort', { count })}</span>
    </a>
  )
}
