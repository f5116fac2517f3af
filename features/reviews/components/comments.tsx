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
import { CommentItem } from './comment-item'

const CommentForm = lazy(async () => ({ default: (await import('./comment-form')).CommentForm }))

type CommentsProps = {
  resource: Resource
  /** What the options of the shop allow. */
  rules: { isOpen: boolean; canEdit: boolean; onePerUser: boolean }
}

/** What people say about a post, without stars (SPEC 3 'CMS option'), and the way to say something oneself. */
export function Comments({ resource, rules: { isOpen, canEdit, onePerUser } }: CommentsProps) {
  const t = useTranslations('comments')
  const [limit, setLimit] = useState(pageSize)
  const [isWriting, setIsWriting] = useState(false)
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(resource, limit))
  const hasWritten = data?.records.some(({ isOwn }) => isOwn) ?? false

  // The page was kept as a visitor sees it; somebody signed in may have written something that only they see.
  useEffect(() => {
    restoreAuth()
    if (isSignedIn) void refetch()
  }, [isSignedIn, refetch])

  if (!isOpen && data?.totalRecords === 0) return null
  return (
    <section aria-labelledby="komentari" className="mx-auto flex max-w-(--container-prose) flex-col items-start gap-6 pt-14">
      <h2 id="komentari" className="scroll-mt-24 text-2xl">
        {data && data.totalRecords > 0 ? t('titleCount', { count: data.totalRecords }) : t('title')}
      </h2>
      {data?.totalRecords === 0 && !isWriting ? <p className="text-ink-soft">{t('none')}</p> : null}
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
          {data.records.map((comment) => (
            <CommentItem key={comment.id} comment={comment} resource={resource} canEdit={canEdit} />
          ))}
        </ul>
      ) : null}
      {data && data.records.length < data.totalRecords ? (
        <Button variant="secondary" busy={isFetching} onClick={() => setLimit((shown) => Math.min(50, shown + pageSize))}>
          {t('more')}
        </Button>
      ) : null}
      {isWriting ? (
        <Suspense>
          <CommentForm resource={resource} own={null} onDone={() => setIsWriting(false)} />
        </Suspense>
      ) : isOpen && !(onePerUser && hasWritten) ? (
        <WayIn isSignedIn={isSignedIn} onWrite={() => setIsWriting(true)} />
      ) : null}
    </section>
  )
}

function WayIn({ isSignedIn, onWrite }: { isSignedIn: boolean; onWrite: () => void }) {
  const t = useTranslations('comments')
  if (isSignedIn) return <Button onClick={onWrite}>{t('write')}</Button>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t('signInText')}</p>
      <LinkButton href="/login" prefetch={false} variant="secondary" onClick={rememberReturn}>
        {t('signIn')}
      </LinkButton>
    </div>
  )
}
