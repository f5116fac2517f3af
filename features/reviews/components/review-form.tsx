'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field, FieldNotes } from '@/components/ui/control/field'
import { RatingInput } from '@/components/ui/control/rating-input'
import { Textarea } from '@/components/ui/control/textarea'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useSaveComment } from '../mutations'
import { commentOptionsQuery } from '../queries'
import type { Resource } from '@/features/reviews/comments-input'

type ReviewFormProps = { resource: Resource; own: Comment | null; onDone: () => void }

const longest = 2000
const [ratingId, textId] = ['recenzija-ocjena', 'recenzija-tekst']

/** A new review, or one's own again. What is needed is what the shop's options say (SPEC 3). */
export function ReviewForm({ resource, own, onDone }: ReviewFormProps) {
  const t = useTranslations('reviews')
  const [text, setText] = useState(own?.text ?? '')
  const [rating, setRating] = useState(own?.rating ?? undefined)
  const [hasTried, setHasTried] = useState(false)
  const { data: options } = useQuery(commentOptionsQuery)
  const { mutateAsync: write, isPending } = useSaveComment(resource)
  const stars = options?.NumberOfStarsOnSite ?? 5
  const lacksRating = rating === undefined && (options?.RequireRatingForCommentOnSite ?? true)
  const lacksText = text.trim() === '' && ((options?.RequireCommentForRatingOnSite ?? true) || rating === undefined)

  async function send(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (lacksRating) return document.querySelector<HTMLInputElement>(`input[name="${ratingId}"]`)?.focus()
    if (lacksText) return document.getElementById(textId)?.focus()
    try {
      const { state } = await write({ id: own?.id ?? null, text, rating })
      toastSuccess(state === 'approved' ? t('published') : t('sent'))
      onDone()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={t('formTitle')} className="flex w-full max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <RatingInput
          legend={t('rating')}
          name={ratingId}
          max={stars}
          value={rating}
          onRate={setRating}
          labelFor={(value) => t('star', { value })}
          aria-describedby={hasTried && lacksRating ? `${ratingId}-error` : undefined}
        />
        <FieldNotes id={ratingId} error={hasTried && lacksRating ? t('ratingNeeded') : undefined} />
      </div>
      <Field id={textId} label={t('text')} hint={t('hint')} error={hasTried && lacksText ? t('textNeeded') : undefined}>
        {(control) => <Textarea {...control} rows={4} maxLength={longest} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {own ? t('save') : t('send')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
