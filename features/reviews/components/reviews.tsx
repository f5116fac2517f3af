'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import type { Resource, ReviewRules } from '@/features/reviews/comments-input'
import { useComments } from '@/features/reviews/use-comments'
import { Review } from './review'
import { SignInToWrite } from './sign-in-to-write'
import { CommentList } from './comment-list'

const ReviewForm = lazyComponent(async () => (await import('./review-form')).ReviewForm)

/** Reviews of a product; the form loads on first use. */
export function Reviews({ resource, rules: { stars, canEdit } }: { resource: Resource; rules: ReviewRules }) {
  const t = useTranslations('reviews')
  const [isWriting, setIsWriting] = useState(false)
  const comments = useComments(resource)
  const own = comments.records.find(({ isOwn }) => isOwn)

  return (
    <div className="flex flex-col items-start gap-8">
      {isWriting ? (
        <ReviewForm resource={resource} own={own ?? null} onDone={() => setIsWriting(false)} />
      ) : own ? null : comments.isSignedIn ? (
        <Button {...replayEarlyClicks} variant="secondary" onClick={() => setIsWriting(true)}>
          {t('write')}
        </Button>
      ) : (
        <SignInToWrite section="recenzije" text={t('signInText')} action={t('signIn')} />
      )}
      <CommentList comments={comments} labels={{ failed: t('failed'), retry: t('retry'), more: t('more') }}>
        {(review) => (
          <Review key={review.id} review={review} stars={stars} onEdit={isWriting || !canEdit ? undefined : () => setIsWriting(true)} />
        )}
      </CommentList>
    </div>
  )
}
