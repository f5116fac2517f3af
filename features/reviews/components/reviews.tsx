'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Resource, ReviewRules } from '../reviews-input'
import { useWritten } from '../use-written'
import { Review } from './review'
import { SignInToWrite } from './sign-in-to-write'
import { WrittenList } from './written-list'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form')).ReviewForm }))

/** What people wrote about a thing, and the way to write oneself. The form is loaded when it is first opened. */
export function Reviews({ resource, rules: { stars, canEdit } }: { resource: Resource; rules: ReviewRules }) {
  const t = useTranslations('reviews')
  const [isWriting, setIsWriting] = useState(false)
  const written = useWritten(resource)
  const own = written.records.find(({ isOwn }) => isOwn)

  return (
    <div className="flex flex-col items-start gap-8">
      {isWriting ? (
        <Suspense>
          <ReviewForm resource={resource} own={own ?? null} onDone={() => setIsWriting(false)} />
        </Suspense>
      ) : own ? null : written.isSignedIn ? (
        <Button variant="secondary" onClick={() => setIsWriting(true)}>
          {t('write')}
        </Button>
      ) : (
        <SignInToWrite text={t('signInText')} action={t('signIn')} />
      )}
      <WrittenList written={written} words={{ failed: t('failed'), retry: t('retry'), more: t('more') }}>
        {(review) => (
          <Review key={review.id} review={review} stars={stars} onEdit={isWriting || !canEdit ? undefined : () => setIsWriting(true)} />
        )}
      </WrittenList>
    </div>
  )
}
