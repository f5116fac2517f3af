'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { zonedMoment } from '@/lib/text/zoned-time'
import { seenRevisions } from '../../store/publish-documents'
import { useFormatReleaseTime } from './use-format-release-time'
import { useSchedule } from './release-queries'
import { MomentField } from './moment-field'
import { momentProblem, type MomentProblem } from './moment-problem'
import { useReleaseTitle } from './use-release-names'

type ScheduleFormProps = {
  keys: readonly string[]
  defaultTitle: string
  run: (work: () => Promise<void>) => Promise<void>
  onDone: () => void
}

/** Publishes the drafts, as they are now, at a moment in Zagreb's time. */
export function ScheduleForm({ keys, defaultTitle, run, onDone }: ScheduleFormProps) {
  const t = useTranslations('edit.releases')
  const formatMoment = useFormatReleaseTime()
  const releaseTitle = useReleaseTitle()
  const id = useId()
  const schedule = useSchedule()
  const [title, setTitle] = useState(defaultTitle.slice(0, 200))
  const [local, setLocal] = useState('')
  const [problem, setProblem] = useState<MomentProblem | null>(null)
  const publishAt = zonedMoment(local)

  function type(next: string) {
    setLocal(next)
    setProblem(null)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const found = momentProblem(publishAt, new Date())
    setProblem(found)
    if (publishAt === null || found !== null) {
      document.getElementById(`${id}-at`)?.focus()
      return
    }
    void run(async () => {
      const documents = await seenRevisions(keys)
      await schedule.mutateAsync({
        title: title.trim() === '' ? releaseTitle(keys) : title,
        publishAt,
        documents,
      })
      toastSuccess(t('scheduled', { moment: formatMoment(publishAt) }))
      onDone()
    })
  }

  return (
    <form noValidate className="flex flex-col gap-3 rounded border border-line p-4" onSubmit={submit}>
      <MomentField id={`${id}-at`} value={local} problem={problem} onChange={type} />
      <label htmlFor={`${id}-title`} className="text-sm font-medium">
        {t('title')}
      </label>
      <Input id={`${id}-title`} maxLength={200} value={title} onChange={({ currentTarget }) => setTitle(currentTarget.value)} />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" busy={schedule.isPending} disabled={keys.length === 0}>
          {t('schedule')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('back')}
        </Button>
      </span>
    </form>
  )
}
