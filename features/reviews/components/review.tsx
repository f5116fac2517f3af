import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { RatingStars } from '@/components/ui/display/rating-stars'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { formatDate } from '@/lib/text/dates'

type ReviewProps = { review: Comment; stars: number; onEdit?: () => void }

export function Review({ review, stars, onEdit }: ReviewProps) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const { author, text, rating, state, createdAt, editedAt, isOwn, isVerifiedBuyer } = review
  return (
    <li data-own-review={isOwn || undefined} className="flex flex-col gap-2 py-6 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rating === null ? null : <RatingStars value={rating} max={stars} label={t('stars', { value: rating, stars })} />}
        <strong className="font-medium">{author}</strong>
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {formatDate(createdAt, locale)}
        </time>
        {isVerifiedBuyer ? (
          <Badge tone="success">
            <Icon name="badge-check" />
            {t('verifiedBuyer')}
          </Badge>
        ) : null}
        {editedAt ? <span className="text-sm text-ink-soft">{t('edited')}</span> : null}
      </p>
      {text ? <p className="max-w-prose whitespace-pre-line">{text}</p> : null}
      {isOwn ? (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {state === 'approved' ? null : <span>{t(state)}</span>}
          {onEdit ? (
            <button type="button" onClick={onEdit} className="min-h-11 text-link underline-offset-4 hover:underline">
              {t('edit')}
            </button>
          ) : null}
        </p>
      ) : null}
    </li>
  )
}
