'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { Badge } from '@/components/ui/display/badge'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { lensDays } from '@/lib/api/moment'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { editedMoment, zonedInputValue } from '@/lib/text/zoned-time'
import { previewAt } from '../../lens/preview-at'
import { editStore } from '../../store/edit-store'
import { useFormatReleaseTime } from './use-format-release-time'
import { useReleaseDocumentNames } from './use-release-names'
import { useChangeRelease } from './release-queries'
import { MomentField } from './moment-field'
import { momentProblem, type MomentProblem } from './moment-problem'

const dayMs = 24 * 60 * 60_000

type Action = 'cancel' | 'publishNow' | 'rollback'

/** One release with what can still be done with it. */
export function ReleaseCard({ release }: { release: Release }) {
  const t = useTranslations('edit.releases')
  const formatMoment = useFormatReleaseTime()
  const namesOf = useReleaseDocumentNames()
  const change = useChangeRelease(release)
  const [isEditing, setEditing] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Action | null>(null)
  const { title, state, publishAt, publishedAt, documents } = release
  const displayedMoment = publishedAt ?? publishAt
  const isOpen = state === 'planned' || state === 'failed'
  const [now] = useState(() => Date.now())
  const startsAt = state === 'planned' && publishAt ? Date.parse(publishAt) : null
  const canPreview = startsAt !== null && startsAt > now && startsAt <= now + lensDays * dayMs

  /** The page with the release, and where its edits go from there. */
  function preview() {
    previewAt(startsAt)
    editStore.setState({ panel: 'lens' })
  }

  const run = (action: Action) =>
    change.mutate(
      { kind: action },
      { onSuccess: () => toastSuccess(t(`done.${action}`)), onError: toastError, onSettled: () => setUnconfirmed(null) },
    )

  return (
    <li className="flex flex-col gap-2 rounded border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <Badge tone={state === 'failed' ? 'danger' : undefined}>{t(`states.${state}`)}</Badge>
      </p>
      {displayedMoment ? <p className="text-sm text-ink-soft">{formatMoment(displayedMoment)}</p> : null}
      <p className="text-sm wrap-break-word text-ink-soft">
        {[t('documents', { count: documents.length }), ...(documents.length > 0 ? [namesOf(release).join(', ')] : [])].join(': ')}
      </p>
      {isOpen && documents.some((one) => one.publishedMeanwhile) ? <p className="text-sm text-warning">{t('publishedMeanwhile')}</p> : null}
      {isEditing ? <ReleaseForm release={release} onDone={() => setEditing(false)} /> : null}
      {unconfirmed ? (
        <div role="group" aria-label={t(`ask.${unconfirmed}`)} className="flex flex-col gap-2 rounded bg-sunken p-3">
          <p>{t(`ask.${unconfirmed}`)}</p>
          <span className="flex gap-2">
            <Button size="sm" variant="danger" busy={change.isPending} onClick={() => run(unconfirmed)}>
              {t(unconfirmed)}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setUnconfirmed(null)}>
              {t('back')}
            </Button>
          </span>
        </div>
      ) : (
        <span className="flex flex-wrap gap-2">
          {isOpen && !isEditing ? (
            <>
              {canPreview ? (
                <Button size="sm" onClick={preview}>
                  {t('look')}
                </Button>
              ) : null}
              <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setUnconfirmed('publishNow')}>
                {t('publishNow')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setUnconfirmed('cancel')}>
                {t('cancel')}
              </Button>
            </>
          ) : null}
          {state === 'published' ? (
            <Button size="sm" variant="secondary" onClick={() => setUnconfirmed('rollback')}>
              {t('rollback')}
            </Button>
          ) : null}
        </span>
      )}
    </li>
  )
}

function ReleaseForm({ release, onDone }: { release: Release; onDone: () => void }) {
  const t = useTranslations('edit.releases')
  const id = useId()
  const change = useChangeRelease(release)
  const [title, setTitle] = useState(release.title)
  const [local, setLocal] = useState(release.publishAt ? zonedInputValue(release.publishAt, { withSeconds: true }) : '')

  const [problem, setProblem] = useState<MomentProblem | null>(null)

  function type(next: string) {
    setLocal(next)
    setProblem(null)
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const publishAt = editedMoment(local, release.publishAt, { withSeconds: true })
    const found = momentProblem(publishAt, new Date())
    setProblem(found)
    if (publishAt === null || found !== null) {
      document.getElementById(`${id}-at`)?.focus()
      return
    }
    try {
      await change.mutateAsync({ kind: 'edit', title: title.trim() === '' ? release.title : title, publishAt })
      toastSuccess(t('saved'))
      onDone()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-title`} className="text-sm font-medium">
        {t('title')}
      </label>
      <Input id={`${id}-title`} maxLength={200} value={title} onChange={({ currentTarget }) => setTitle(currentTarget.value)} />
      <MomentField id={`${id}-at`} value={local} problem={problem} onChange={type} />
      <span className="flex gap-2">
        <Button type="submit" size="sm" busy={change.isPending}>
          {t('save')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          {t('back')}
        </Button>
      </span>
    </form>
  )
}
