'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import type { Resource } from '@/features/reviews/comments-input'
import { useComments } from '@/features/reviews/use-comments'
import { CommentItem } from './comment-item'
import { SignInToWrite } from './sign-in-to-write'
import { CommentList } from './comment-list'

const CommentForm = lazyComponent(async () => (await import('./comment-form')).CommentForm)

type CommentsProps = {
  resource: Resource
  /** From the shop's options. */
  rules: { isOpen: boolean; canEdit: boolean; onePerUser: boolean }
}

/** Comments on a post (docs/rules/forms.md#review-requirements). */
export function Comments({ resource, rules: { isOpen, canEdit, onePerUser } }: CommentsProps) {
  const t = useTranslations('comments')
  const [isWriting, setIsWriting] = useState(false)
  const comments = useComments(resource)
  const { total, records, isSignedIn } = comments
  const mayWrite = isOpen && !(onePerUser && records.some(({ isOwn }) => isOwn))

  if (!isOpen && total === 0) return null
  return (
    <section aria-labelledby="komentari" className="mx-auto flex max-w-(--container-prose) flex-col items-start gap-6 pt-14">
      <h2 id="komentari" className="scroll-mt-24 text-2xl">
        {total ? t('titleCount', { count: total }) : t('title')}
      </h2>
      {total === 0 && !isWriting ? <p className="text-ink-soft">{t('none')}</p> : null}
      <CommentList comments={comments} labels={{ failed: t('failed'), retry: t('retry'), more: t('more') }}>
        {(comment) => <CommentItem key={comment.id} comment={comment} resource={resource} canEdit={canEdit} />}
      </CommentList>
      {isWriting ? (
        <CommentForm resource={resource} own={null} onDone={() => setIsWriting(false)} />
      ) : !mayWrite ? null : isSignedIn ? (
        <Button onClick={() => setIsWriting(true)}>{t('write')}</Button>
      ) : (
        <SignInToWrite section="komentari" text={t('signInText')} action={t('signIn')} />
      )}
    </section>
  )
}
