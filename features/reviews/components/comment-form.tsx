'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useSaveComment } from '../mutations'
import type { Resource } from '@/features/reviews/comments-input'

type CommentFormProps = { resource: Resource; own: Pick<Comment, 'id' | 'text'> | null; onDone: () => void }

const longest = 2000

/** A new comment, or one of one's own again. What was typed stays until it has been sent. Needs the words of `comments`. */
export function CommentForm({ resource, own, onDone }: CommentFormProps) {
  const t = useTranslations('comments')
  const id = useId()
  const [text, setText] = useState(own?.text ?? '')
  const [hasTried, setHasTried] = useState(false)
  const { mutateAsync: write, isPending } = useSaveComment(resource)
  const isEmpty = text.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isEmpty) return document.getElementById(id)?.focus()
    try {
      const { state } = await write({ id: own?.id ?? null, text })
      toastSuccess(state === 'approved' ? t('published') : t('sent'))
      onDone()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={t('formTitle')} className="flex w-full flex-col gap-4">
      <Field id={id} label={t('text')} hint={t('hint')} error={hasTried && isEmpty ? t('textNeeded') : undefined}>
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
