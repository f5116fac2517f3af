'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Avatar } from '@/components/ui/display/avatar'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { formatDate } from '@/lib/text/dates'
import type { Resource } from '@/features/reviews/comments-input'

const CommentForm = lazyComponent(async () => (await import('./comment-form')).CommentForm)

type CommentItemProps = { comment: Comment; resource: Resource; canEdit: boolean }

export function CommentItem({ comment, resource, canEdit }: CommentItemProps) {
  const t = useTranslations('comments')
  const locale = useLocale()
  const [isEditing, setEditing] = useState(false)
  const { author, text, state, createdAt, editedAt, isOwn } = comment
  return (
    <li className="flex gap-4 py-6 first:pt-0 last:pb-0">
      <Avatar initials={initialsOf(author)} className="max-sm:hidden" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-medium">{author}</strong>
          <time dateTime={createdAt} className="text-sm text-ink-soft">
            {formatDate(createdAt, locale)}
          </time>
          {editedAt ? <span className="text-sm text-ink-soft">{t('edited')}</span> : null}
        </p>
        {isEditing ? (
          <CommentForm resource={resource} own={comment} onDone={() => setEditing(false)} />
        ) : (
          <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
        )}
        {isOwn && !isEditing ? (
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
            {state === 'approved' ? null : <span>{t(state)}</span>}
            {canEdit ? (
              <button type="button" onClick={() => setEditing(true)} className="min-h-11 text-link underline-offset-4 hover:underline">
                {t('edit')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** 'Ana M.' is 'AM'. */
function initialsOf(author: string) {
  return author
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
}
