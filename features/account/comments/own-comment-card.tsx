'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { RatingStars } from '@/components/ui/display/rating-stars'
import { CommentForm } from '@/features/reviews/components/comment-form'
import { ReviewForm } from '@/features/reviews/components/review-form'
import type { OwnComment } from '@/lib/api/v1/cms/comment/own.schema'
import { formatDate } from '@/lib/text/dates'
import { Link } from '@/lib/i18n/navigation'

const tones = { approved: 'success', pending: 'warning', rejected: 'neutral' } as const

/** A review or comment with its subject, its state and its form. */
export function OwnCommentCard({ comment }: { comment: OwnComment }) {
  const t = useTranslations('account.words')
  const locale = useLocale()
  const [isEditing, setEditing] = useState(false)
  const { about, text, rating, stars, state, createdAt, canEdit } = comment
  const resource = { type: about.type, id: about.id }
  const Form = about.type === 'product' ? ReviewForm : CommentForm
  return (
    <Card as="li" padding="md" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">
            <Subject about={about} />
          </h2>
          <p className="text-sm text-ink-soft">{formatDate(createdAt, locale)}</p>
        </div>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      {isEditing ? (
        <Form resource={resource} own={comment} onDone={() => setEditing(false)} />
      ) : (
        <>
          {rating === null ? null : <RatingStars value={rating} max={stars} label={t('stars', { value: rating, stars })} />}
          {text ? <p className="max-w-prose break-words whitespace-pre-line">{text}</p> : null}
          {canEdit ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('editNamed', { title: about.title })}
              onClick={() => setEditing(true)}
              className="-ml-3.5 self-start"
            >
              {t('edit')}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  )
}

function Subject({ about: { type, title, slug } }: Pick<OwnComment, 'about'>) {
  if (slug === '') return title
  const pathname = type === 'product' ? ('/product/[slug]' as const) : ('/[slug]' as const)
  return (
    <Link href={{ pathname, params: { slug } }} className="underline-offset-4 hover:underline">
      {title}
    </Link>
  )
}
