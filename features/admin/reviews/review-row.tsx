'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { RatingStars } from '@/components/ui/display/rating-stars'
import type { OfficeComment } from '@/lib/api/v1/cms/comment/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeCommentApi } from '@/lib/api/v1/cms/comment/office'
import { useModerate } from './review-queries'

export function ReviewRow({ review }: { review: OfficeComment }) {
  const t = useTranslations('admin.reviews')
  const { mutateAsync: moderate, isPending, variables } = useModerate()
  const decideOnce = useSubmitOnce(decide)
  const mayDecide = useMayCall(officeCommentApi.moderate)
  const { id, subject, author, email, rating, stars, text, createdAt, state, isVerifiedBuyer } = review

  async function decide(decision: 'approved' | 'rejected') {
    try {
      await moderate({ id, state: decision })
      toastSuccess(t(decision))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          href={{ pathname: subject.type === 'product' ? '/product/[slug]' : '/[slug]', params: { slug: subject.slug } }}
          prefetch={false}
          className="font-medium underline-offset-4 hover:underline"
        >
          {subject.name}
        </Link>
        {rating === null ? null : <RatingStars value={rating} max={stars} label={t('rating', { value: rating, stars })} />}
        <span className="text-sm text-ink-soft">
          {author}, {email}
        </span>
        {isVerifiedBuyer ? <Badge tone="success">{t('verifiedBuyer')}</Badge> : null}
        <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      {mayDecide ? (
        <div className="flex flex-wrap gap-3">
          {state === 'approved' ? null : (
            <Button
              aria-label={t('approveNamed', { name: subject.name })}
              busy={isPending && variables?.state === 'approved'}
              onClick={() => void decideOnce('approved')}
            >
              {t('approve')}
            </Button>
          )}
          {state === 'rejected' ? null : (
            <Button
              variant="secondary"
              aria-label={t('rejectNamed', { name: subject.name })}
              busy={isPending && variables?.state === 'rejected'}
              onClick={() => void decideOnce('rejected')}
            >
              {t('reject')}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
