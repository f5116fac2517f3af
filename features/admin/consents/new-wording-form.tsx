'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useSaveWording } from './consent-queries'

const emptyWording = { uniqueNumber: '', name: '', displayName: '' }

/** Creates a wording. A failure keeps what was typed. */
export function NewWordingForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.consents')
  const id = useId()
  const [draft, setDraft] = useState(emptyWording)
  const { mutateAsync: write, isPending, error } = useSaveWording()
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : {}
  const isTaken = hasErrorCode(error, 'STALE_VERSION')
  const submitOnce = useSubmitOnce(submit)

  async function submit() {
    try {
      await write({ ...draft, version: 0 })
      toastSuccess(t('saved'))
      onClose()
    } catch (failure) {
      const isShownHere = hasErrorCode(failure, 'VALIDATION', 'STALE_VERSION')
      if (!isShownHere) toastError(failure)
    }
  }

  function keyError() {
    if (isTaken) return t('keyTaken')
    return fieldErrors.uniqueNumber ? t('keyHelp') : undefined
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submitOnce()
      }}
      className="flex max-w-prose flex-col gap-4"
    >
      <Field id={`${id}-key`} label={t('key')} hint={t('keyHelp')} error={keyError()} required>
        {(control) => (
          <Input
            {...control}
            value={draft.uniqueNumber}
            maxLength={60}
            onChange={({ target }) => setDraft({ ...draft, uniqueNumber: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-name`} label={t('name')} error={fieldErrors.name ? t('missingField') : undefined} required>
        {(control) => (
          <Input {...control} value={draft.name} maxLength={120} onChange={({ target }) => setDraft({ ...draft, name: target.value })} />
        )}
      </Field>
      <Field
        id={`${id}-text`}
        label={t('text')}
        hint={t.raw('textHelp')}
        error={fieldErrors.displayName ? t('missingField') : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            value={draft.displayName}
            maxLength={2000}
            onChange={({ target }) => setDraft({ ...draft, displayName: target.value })}
          />
        )}
      </Field>
      {draft.displayName ? (
        <p className="rounded border border-line bg-paper px-4 py-3 text-sm">
          <span className="sr-only">{t('preview')}: </span>
          <InlineHtml html={draft.displayName} />
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
