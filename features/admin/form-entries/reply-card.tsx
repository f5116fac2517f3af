'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { LeaveGuard } from '@/features/admin/form/leave-guard'
import { AuthoredTextList } from '@/features/admin/texts/authored-text-list'
import { hasErrorCode } from '@/lib/api/errors'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { formatDateTime } from '@/lib/office/formats'
import { useReplyToEntry } from './entry-queries'
import { readReplyConflict, unseenReply, type UnseenReply } from './reply-conflict'

/** What was answered by mail, and a form for whoever may answer (docs/rules/content.md#form-replies). */
export function ReplyCard({ entry, mayReply }: { entry: OfficeEntry; mayReply: boolean }) {
  const t = useTranslations('admin.forms.reply')
  const { replies } = entry
  if (replies.length === 0 && !mayReply) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="replies-title" className="flex flex-col gap-4">
      <h2 id="replies-title" className="text-xl">
        {t('title')}
      </h2>
      <AuthoredTextList texts={replies} className="max-w-prose" />
      {mayReply ? <ReplyForm entry={entry} /> : null}
    </Card>
  )
}

/** Keeps what was typed after an error. Where a colleague has answered meanwhile it shows theirs, and the next press sends after all. */
function ReplyForm({ entry: { id, email, replies } }: { entry: OfficeEntry }) {
  const t = useTranslations('admin.forms.reply')
  const [text, setText] = useState('')
  /** How many replies there were when the writing began. */
  const [seen, setSeen] = useState(replies.length)
  const { mutateAsync: reply, isPending, error, reset } = useReplyToEntry()
  const sendKeyed = useIdempotentSend()
  const sendOnce = useSubmitOnce(send)
  const unseen = unseenReply(seen, replies, hasErrorCode(error, 'STALE_VERSION') ? readReplyConflict(error.data) : null)
  const isEmpty = text.trim() === ''

  function write(next: string) {
    if (text === '') setSeen(replies.length)
    setText(next)
  }

  async function send() {
    try {
      const input = { id, text: text.trim(), seenReplies: unseen?.replies ?? seen }
      await sendKeyed(input, ({ headers }) => reply({ key: headers['idempotency-key'], input }))
      toastSuccess(t('done', { email }))
      discard()
    } catch (failure) {
      if (!hasErrorCode(failure, 'STALE_VERSION')) toastError(failure)
    }
  }

  function discard() {
    setText('')
    reset()
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <LeaveGuard isDirty={!isEmpty} onDiscard={discard} />
      <Field id="entry-reply" label={t('label')} hint={t('hint', { email })} className="w-full max-w-prose">
        {(control) => <Textarea {...control} rows={6} maxLength={5000} value={text} onChange={({ target }) => write(target.value)} />}
      </Field>
      {unseen && !isEmpty ? <UnseenAlert reply={unseen} /> : null}
      <Button busy={isPending} disabled={isEmpty} onClick={() => void sendOnce()}>
        {t(unseen && !isEmpty ? 'sendAfterAll' : 'send')}
      </Button>
    </div>
  )
}

function UnseenAlert({ reply: { at, by, text } }: { reply: UnseenReply }) {
  const t = useTranslations('admin.forms.reply')
  return (
    <Alert
      tone="warning"
      role="alert"
      className="w-full max-w-prose"
      title={t('answeredMeanwhile', { at: formatDateTime(at), by, known: by ? 'yes' : 'no' })}
    >
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="pt-2">{t('notSent')}</p>
    </Alert>
  )
}
