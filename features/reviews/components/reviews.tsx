'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { restoreAuth, useAuthStore } from '@/features/auth/auth-store'
import { rememberReturn } from '@/features/auth/return-path'
import { reviewsQuery } from '../queries'
import { pageSize, type Resource } from '../reviews-input'
import { Review } from './review'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form')).ReviewForm }))

/** What people wrote about a thing, and the way to write oneself. The form is loaded when it is first opened. */
export function Reviews({ resource, stars }: { resource: Resource; stars: number }) {
  const t = useTranslations('reviews')
  const [limit, setLimit] = useState(pageSize)
  const [isWriting, setIsWriting] = useState(false)
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(resource, limit))
  const own = data?.records.find(({ isOwn }) => isOwn)

  // The page was kept as a visitor sees it; somebody signed in may have written something that only they see.
  useEffect(() => {
    restoreAuth()
    if (isSignedIn) void refetch()
  }, [isSignedIn, refetch])

  return (
    <div className="flex flex-col items-start gap-8">
      {isWriting ? (
        <Suspense>
          <ReviewForm resource={resource} own={own ?? null} onDone={() => setIsWriting(false)} />
        </Suspense>
      ) : (
        <WayIn isSignedIn={isSignedIn} hasWritten={own !== undefined} onWrite={() => setIsWriting(true)} />
      )}
      {isError && !data ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('failed')}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {data && data.records.length > 0 ? (
        <ul className="flex w-full flex-col divide-y divide-line">
          {data.records.map((review) => (
            <Review key={review.id} review={review} stars={stars} onEdit={isWriting ? undefined : () => setIsWriting(true)} />
          ))}
        </ul>
      ) : null}
      {data && data.records.length < data.totalRecords ? (
        <Button variant="secondary" busy={isFetching} onClick={() => setLimit((shown) => Math.min(50, shown + pageSize))}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}

type WayInProps = { isSignedIn: boolean; hasWritten: boolean; onWrite: () => void }

function WayIn({ isSignedIn, hasWritten, onWrite }: WayInProps) {
  const t = useTranslations('reviews')
  if (hasWritten) return null
  if (isSignedIn)
    return (
      <Button variant="secondary" onClick={onWrite}>
        {t('write')}
      </Button>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t('signInText')}</p>
      <LinkButton href="/login" prefetch={false} variant="secondary" onClick={rememberReturn}>
        {t('signIn')}
      </LinkButton>
    </div>
  )
}
