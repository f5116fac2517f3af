'use client'

import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { cn } from '@/lib/cn'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useSaveComment } from '../mutations'
import type { Resource } from '../comments-input'

type MessageKey = 'formTitle' | 'text' | 'hint' | 'textNeeded' | 'send' | 'save' | 'cancel' | 'sent' | 'published'

export type TextFormProps = { resource: Resource; own: Pick<Comment, 'id' | 'text'> | null; onDone: () => void }

type Props = TextFormProps & {
  t: (key: MessageKey) => string
  rating?: number
  isTextRequired?: boolean
  /** Focuses a missing field of `children`; true if there was one. */
  focusMissing?: () => boolean
  className?: string
  /** Fields above the text. */
  children?: (hasTried: boolean) => ReactNode
}

/** Writes a comment or review, or edits one. A failure keeps what was typed. */
export function TextForm({ resource, own, onDone, t, rating, isTextRequired = true, focusMissing, className, children }: Props) {
  const id = useId()
  const [text, setText] = useState(own?.text ?? '')
  const [hasTried, setHasTried] = useState(false)
  const { mutateAsync: save, isPending, error } = useSaveComment(resource)
  const lacksText = isTextRequired && text.trim() === ''

  const sendOnce = useSubmitOnce(send)

  async function send() {
    setHasTried(true)
    if (focusMissing?.()) return
    if (lacksText) return document.getElementById(id)?.focus()
    try {
      const { state } = await save({ id: own?.id ?? null, text, rating })
      toastSuccess(state === 'approved' ? t('published') : t('sent'))
      onDone()
    } catch (failure) {
      toastError(failure)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void sendOnce()
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('formTitle')} className={cn('flex w-full flex-col', className)}>
      {children?.(hasTried)}
      <Field id={id} label={t('text')} hint={t('hint')} error={hasTried && lacksText ? t('textNeeded') : undefined}>
        {(control) => <Textarea {...control} rows={4} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <ActionError error={error} />
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
