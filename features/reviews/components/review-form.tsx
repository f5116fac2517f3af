'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldNotes } from '@/components/ui/control/field'
import { RatingInput } from '@/components/ui/control/rating-input'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { commentOptionsQuery } from '../queries'
import { TextForm, type TextFormProps } from './text-form'

type ReviewFormProps = TextFormProps & { own: Comment | null }

const ratingId = 'recenzija-ocjena'

/** The shop's options decide what is required (docs/rules/forms.md#review-requirements). */
export function ReviewForm(props: ReviewFormProps) {
  const t = useTranslations('reviews')
  const [rating, setRating] = useState(props.own?.rating ?? undefined)
  const { data: options } = useQuery(commentOptionsQuery)
  const lacksRating = rating === undefined && (options?.RequireRatingForCommentOnSite ?? true)

  function focusMissing() {
    if (lacksRating) document.querySelector<HTMLInputElement>(`input[name="${ratingId}"]`)?.focus()
    return lacksRating
  }

  return (
    <TextForm
      {...props}
      t={(key) => t(key)}
      rating={rating}
      isTextRequired={(options?.RequireCommentForRatingOnSite ?? true) || rating === undefined}
      focusMissing={focusMissing}
      className="max-w-2xl gap-6"
    >
      {(hasTried) => (
        <div className="flex flex-col gap-2">
          <RatingInput
            legend={t('rating')}
            name={ratingId}
            max={options?.NumberOfStarsOnSite ?? 5}
            value={rating}
            onRate={setRating}
            labelFor={(value) => t('star', { value })}
            aria-describedby={hasTried && lacksRating ? `${ratingId}-error` : undefined}
          />
          <FieldNotes id={ratingId} error={hasTried && lacksRating ? t('ratingNeeded') : undefined} />
        </div>
      )}
    </TextForm>
  )
}
