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
import type { Wording } from '@/lib/api/v1/cms/consent.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useSaveWording } from './consent-queries'

const emptyWording: Wording = { uniqueNumber: '', name: '', displayName: '', version: 0 }

/** Creates a wording (`null`) or its next version. A failure keeps what was typed. */
export function WordingForm({ wording, onClose }: { wording: Wording | null; onClose: () => void }) {
  const t = useTranslations('admin.consents')
  const id = useId()
  const [draft, setDraft] = useState(wording ?? emptyWording)
  const { mutateAsync: write, isPending, error } = useSaveWording()
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : {}
  const isStale = hasErrorCode(error, 'STALE_VERSION')
  const submitOnce = useSubmitOnce(submit)

  async function submit() {
    try {
      // The version that was last loaded: after a stale save the second try builds on the newer one.
      await write({ ...draft, version: wording?.version ?? 0 })
      toastSuccess(t('saved'))
      onClose()
    } catch (failure) {
      const isShownHere = hasErrorCode(failure, 'VALIDATION', 'STALE_VERSION')
      if (!isShownHere) toastError(failure)
    }
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
      {wording ? null : (
        <Field id={`${id}-key`} label={t('key')} hint={t('keyHelp')} error={fieldErrors.uniqueNumber ? t('keyHelp') : undefined} required>
          {(control) => (
            <Input
              {...control}
              value={draft.uniqueNumber}
              maxLength={60}
              onChange={({ target }) => setDraft({ ...draft, uniqueNumber: target.value })}
            />
          )}
        </Field>
      )}
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
      {isStale ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('stale')}
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
