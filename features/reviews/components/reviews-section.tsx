import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/text/numbers'
import { RatingStars } from '@/components/ui/display/rating-stars'
import type { Resource, ReviewRules } from '@/features/reviews/comments-input'
import { LazyReviews } from './lazy-reviews'

type ReviewsSectionProps = { resource: Resource; rating: { average: number | null; count: number }; rules: ReviewRules }

/** The average rating and the reviews of a product. */
export function ReviewsSection({ resource, rating: { average, count }, rules }: ReviewsSectionProps) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const { stars } = rules
  return (
    <div className="group/reviews grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        <h2 id="recenzije" className="scroll-mt-24">
          {t('title')}
        </h2>
        {average === null ? (
          // The visitor's own review may wait for approval; the cached page does not know it.
          <p className="text-ink-soft group-has-data-own-review/reviews:hidden">{t('none')}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display text-3xl font-semibold lining-nums tabular-nums">{formatNumber(average, locale, 1)}</span>
            <RatingStars value={average} max={stars} size="md" label={t('average', { average: formatNumber(average, locale), stars })} />
            <span className="text-sm text-ink-soft">{t('count', { count })}</span>
          </p>
        )}
      </div>
      <LazyReviews resource={resource} rules={rules} />
    </div>
  )
}
