'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { withInnerQuotes } from '@/lib/text/inner-quotes'
import { useOfficeLocale } from '../office-locale'
import { useEditStore } from '../store/edit-store'
import { documentKind } from './document-name'
import { useFormatReleaseTime } from './releases/use-format-release-time'
import { ScheduleForm } from './releases/schedule-form'

type PublishActionsProps = {
  keys: readonly string[]
  /** Scheduled releases that chosen changes are meant for. */
  meantFor: readonly Release[]
  /** Whether visitors would miss something that was emptied. */
  isIncomplete: boolean
  note: string
  needsApproval: boolean
  isBusy: boolean
  /** Whether the editor still has to say where edits of a shared section go. */
  isUnanswered: boolean
  run: (work: () => Promise<void>) => Promise<void>
  onPublish: () => Promise<void>
  onRequestApproval: () => Promise<void>
}

/**
 * Publishing now or later, or asking for it. Confirmed first: what is meant for a release (docs/rules/editing.md#meant-for-a-release), and what lacks a
 * required text (docs/rules/editing.md#warnings).
 */
export function PublishActions({
  keys,
  meantFor,
  isIncomplete,
  note,
  needsApproval,
  isBusy,
  isUnanswered,
  run,
  onPublish,
  onRequestApproval,
}: PublishActionsProps) {
  const t = useTranslations('edit.publishing')
  const formatMoment = useFormatReleaseTime()
  const officeLocale = useOfficeLocale()
  const documents = useEditStore((state) => state.documents)
  const [isLater, setLater] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const [release] = meantFor
  const work = needsApproval ? onRequestApproval : onPublish
  const isStartDisabled = keys.length === 0 || isUnanswered

  if (isLater && !needsApproval) return <ScheduleForm keys={keys} defaultTitle={note} run={run} onDone={() => setLater(false)} />
  if (isWarned && (release || isIncomplete) && !isStartDisabled) {
    return (
      <Alert
        tone="warning"
        role="alert"
        title={t(release ? 'early' : 'incomplete')}
        actions={
          <>
            <Button size="sm" variant="danger" busy={isBusy} onClick={() => void run(work).finally(() => setWarned(false))}>
              {t(needsApproval ? 'askAnyway' : 'nowAnyway')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setWarned(false)}>
              {t('dontPublish')}
            </Button>
          </>
        }
      >
        {release ? (
          <p className="text-sm">
            {t('meantFor', { title: withInnerQuotes(release.title, officeLocale), moment: formatMoment(release.publishAt ?? '') })}
          </p>
        ) : null}
        {isIncomplete ? <p className="text-sm">{t('incompleteText')}</p> : null}
      </Alert>
    )
  }
  const [first] = keys
  const only = first !== undefined && keys.length === 1 ? documents[first]?.draft.document : undefined
  const publishText = first !== undefined && only ? t(`nowKinds.${documentKind(first, only)}`) : t('now', { count: keys.length })
  const start = () => (release || isIncomplete ? setWarned(true) : void run(work))
  return (
    <div className="flex flex-col gap-3">
      {needsApproval ? <p className="text-sm text-ink-soft">{t('mustAsk')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} disabled={isStartDisabled} onClick={start}>
          {needsApproval ? t('ask') : publishText}
        </Button>
        {needsApproval ? null : (
          <Button variant="secondary" disabled={isStartDisabled} onClick={() => setLater(true)}>
            {t('later')}
          </Button>
        )}
      </div>
    </div>
  )
}
